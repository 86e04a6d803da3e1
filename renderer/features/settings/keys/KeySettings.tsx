import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { useBindings } from '../../../shared/keys/bindings.ts';
import { allCommands, type Command, everywhere, keysOf } from '../../../shared/keys/command.ts';
import { type Key, keyWord } from '../../../shared/keys/key.ts';
import { type Refused, rebound } from '../../../shared/keys/rebind.ts';
import { useSettings } from '../../../shared/settings/settings.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { CommandRow } from './CommandRow.tsx';
import styles from './KeySettings.module.css';
import { keyTexts } from './texts.ts';

const places = [
  [everywhere, 'everywhere'],
  ['library', 'screen_library'],
  ['decks', 'screen_decks'],
  ['playtest', 'screen_playtest'],
] as const;

interface Refusal {
  readonly command: Command;
  readonly refused: Refused;
}

/** The keys of all commands, each to be changed: a key that already means something is refused with a sentence. */
export function KeySettings() {
  const t = useTexts(keyTexts);
  const say = useBilingual();
  const language = useLanguage();
  const bindings = useBindings();
  const change = useSettings((store) => store.change);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function give(command: Command, keys: readonly Key[]): void {
    const done = rebound(command, keys, bindings);
    setRefusal(done.ok ? null : { command, refused: done.refused });
    if (!done.ok) {
      announce(sentence(done.refused), { shown: false });
      return;
    }
    void change({ keys: writable(done.bindings) });
    const list = new Intl.ListFormat(language, { type: 'unit' });
    const words = keys.length === 0 ? t('none') : list.format(keys.map(keyWord));
    announce(t('changed', { command: say(command.text), keys: words }), { shown: false });
  }

  function sentence(refused: Refused): string {
    const key = keyWord(refused.key);
    if (refused.why === 'reserved') return t('reserved', { key });
    const place = places.find(([scope]) => scope === refused.by.scope)?.[1] ?? 'everywhere';
    return t('taken', { key, command: say(refused.by.text), place: t(place) });
  }

  return (
    <div className={styles.keys}>
      {places.map(([scope, name]) => (
        <section key={scope} className={styles.group} aria-label={t(name)}>
          <h3>{t(name)}</h3>
          <ul>
            {allCommands()
              .filter((command) => command.scope === scope)
              .map((command) => (
                <CommandRow
                  key={command.id}
                  command={command}
                  keys={keysOf(command, bindings)}
                  changed={bindings[command.id] !== undefined}
                  refusal={refusal?.command === command ? sentence(refusal.refused) : null}
                  onKeys={(keys) => give(command, keys)}
                />
              ))}
          </ul>
        </section>
      ))}
      <Button
        icon={<RotateCcw />}
        disabled={Object.keys(bindings).length === 0}
        onClick={() => {
          setRefusal(null);
          void change({ keys: {} });
        }}
      >
        {t('resetAll')}
      </Button>
    </div>
  );
}

function writable(bindings: Readonly<Record<string, readonly Key[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(bindings).map(([id, keys]) => [id, [...keys]]));
}
