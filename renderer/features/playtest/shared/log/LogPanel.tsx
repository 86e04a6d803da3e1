import { Copy, X } from 'lucide-react';
import { useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { announce } from '../../../../shared/ui/announce.ts';
import { Button, IconButton } from '../../../../shared/ui/Button.tsx';
import { playtestTexts } from '../../texts.ts';
import { useTable } from '../table-store.ts';
import { LogLines } from './LogLines.tsx';
import styles from './LogPanel.module.css';
import { reportText } from './report.ts';

/** What happened, in order, to be read, copied, and gone back to. */
export function LogPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(playtestTexts);
  const language = useLanguage();
  const history = useTable((store) => store.history);
  const setup = useTable((store) => store.playtest.setup);
  const copy = async () => {
    const title = `${setup.deckName} · ${t('seed')} ${setup.seed}`;
    await navigator.clipboard.writeText(reportText(history, language, title, (turn) => t('turn', { count: turn })));
    announce(t('copied'));
  };
  return (
    <section className={styles.log} aria-label={t('log')}>
      <header className={styles.head}>
        <h2>{t('log')}</h2>
        <Button tone="quiet" icon={<Copy />} onClick={() => void copy()}>
          {t('copyLog')}
        </Button>
        <IconButton label={t('closePile')} icon={<X />} onClick={onClose} />
      </header>
      <LogLines />
    </section>
  );
}
