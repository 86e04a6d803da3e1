import { Copy, Minus, Plus } from 'lucide-react';
import type { LibraryCard } from '../../../../db/model/card.ts';
import { localized } from '../../../../db/model/text.ts';
import type { OwnedPrinting } from '../../../../electron/ipc/contract.ts';
import { useOwned } from '../../../shared/collection/owned.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { IconButton } from '../../../shared/ui/Button.tsx';
import { KeyOf } from '../../../shared/ui/Kbd.tsx';
import { libraryCommands } from '../commands.ts';
import styles from './PrintingList.module.css';
import { detailTexts } from './texts.ts';
import { mostOwned, usePrintings } from './use-printings.ts';

/** All printings of a card, each with the copies owned and buttons to change them; + and - change the first. */
export function PrintingList({ card }: { readonly card: LibraryCard }) {
  const t = useTexts(detailTexts);
  const say = useBilingual();
  const language = useLanguage();
  const owned = useOwned(card.game, card.id);
  const { list, error, own } = usePrintings(card);
  // The keys change the printing in the user's language, or the first there is.
  const usual = list?.find((printing) => printing.language === language) ?? list?.[0];

  function changeUsual(by: number): void {
    if (usual === undefined) return;
    const count = Math.min(mostOwned, Math.max(0, usual.owned + by));
    own(usual, count);
    announce(t('nowOwned', { name: localized(card.card.name, language), count }), { shown: false });
  }
  useCommand(libraryCommands.more, () => changeUsual(1), usual !== undefined);
  useCommand(libraryCommands.fewer, () => changeUsual(-1), usual !== undefined);

  return (
    <section className={styles.printings}>
      <h3>
        {t('printings')} <span className={styles.sum}>{t('owned', { count: owned })}</span>
      </h3>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {say(error.message)}
        </p>
      )}
      <ul>
        {list?.map((printing) => (
          <Printing
            key={`${printing.setCode} ${printing.number} ${printing.language}`}
            printing={printing}
            onOwn={(count) => own(printing, count)}
          />
        ))}
      </ul>
      {list?.length === 0 && <p className={styles.none}>{t('noPrinting')}</p>}
      {usual !== undefined && (
        <p className={styles.keys}>
          <KeyOf command={libraryCommands.more} /> <KeyOf command={libraryCommands.fewer} />{' '}
          {t('keysChange', { printing: usual.number })}
        </p>
      )}
    </section>
  );
}

interface PrintingProps {
  readonly printing: OwnedPrinting;
  readonly onOwn: (count: number) => void;
}

function Printing({ printing, onOwn }: PrintingProps) {
  const t = useTexts(detailTexts);
  const { setCode, number, language, rarity, owned } = printing;
  const name = `${number} ${t(language)}`;
  return (
    <li className={styles.printing}>
      <span className={styles.number}>
        <b>{number}</b>
        <span>{[setCode, t(language), rarity].filter(Boolean).join(' · ')}</span>
      </span>
      <IconButton
        label={t('copyNumber', { text: number })}
        icon={<Copy />}
        className={styles.copy}
        onClick={() => void copy(number, t('copied', { text: number }))}
      />
      <IconButton
        label={t('oneFewer', { name })}
        icon={<Minus />}
        disabled={owned === 0}
        onClick={() => onOwn(owned - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        aria-label={t('ownedOf', { name })}
        className={styles.count}
        value={owned}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          const digits = target.value.normalize('NFKC').replace(/\D/gu, '').slice(0, 4);
          onOwn(Number(digits));
        }}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          onOwn(owned + by);
        }}
      />
      <IconButton
        label={t('oneMore', { name })}
        icon={<Plus />}
        disabled={owned === mostOwned}
        onClick={() => onOwn(owned + 1)}
      />
    </li>
  );
}

/** Puts a text on the clipboard and says so. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(said);
  } catch (fault) {
    console.error('the clipboard refused a text', fault);
  }
}
