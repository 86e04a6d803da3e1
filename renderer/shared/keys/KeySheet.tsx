import { useBilingual, useTexts } from '../i18n/use-texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { uiTexts } from '../ui/texts.ts';
import { useBindings } from './bindings.ts';
import { allCommands, type Command, everywhere, keysOf } from './command.ts';
import styles from './KeySheet.module.css';
import type { Key } from './key.ts';

interface KeySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The screens in their order, with their names; their scopes are listed under these. */
  readonly scopes: readonly { readonly scope: string; readonly name: string }[];
}

/** The sheet of all keyboard commands, made from what the screens have defined. */
export function KeySheet({ open, onClose, scopes }: KeySheetProps) {
  const t = useTexts(uiTexts);
  const groups = [{ scope: everywhere, name: t('keysEverywhere') }, ...scopes]
    .map(({ scope, name }) => ({ name, commands: allCommands().filter((command) => command.scope === scope) }))
    .filter(({ commands }) => commands.length > 0);
  return (
    <Dialog open={open} onClose={onClose} title={t('keys')} wide>
      <div className={styles.groups}>
        {groups.map(({ name, commands }) => (
          <CommandGroup key={name} name={name} commands={commands} />
        ))}
      </div>
    </Dialog>
  );
}

function CommandGroup({ name, commands }: { readonly name: string; readonly commands: readonly Command[] }) {
  const say = useBilingual();
  const bindings = useBindings();
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      <dl>
        {commands.map((command) => (
          <div key={command.id} className={styles.row}>
            <dt>{say(command.text)}</dt>
            <dd>
              <Keys keys={keysOf(command, bindings)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The keys of a command; a run of digits is shown by its ends. */
export function Keys({ keys }: { readonly keys: readonly Key[] }) {
  const [first, last] = [keys[0], keys.at(-1)];
  if (first !== undefined && last !== undefined && keys.length > 2 && keys.every((key) => /^\d$/.test(key))) {
    return (
      <>
        <Kbd keys={first} />–<Kbd keys={last} />
      </>
    );
  }
  return keys.map((key) => <Kbd key={key} keys={key} />);
}
