import { Copy, Dices, Play } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { localized } from '../../../../db/model/text.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import type { RulesOption } from '../../../engine/table/game.ts';
import { call } from '../../../shared/client/bridge.ts';
import { useLibraryStatus } from '../../../shared/client/library-status.ts';
import { shown, useCall } from '../../../shared/client/use-call.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { BusyState, EmptyState, WrongState } from '../../../shared/ui/States.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { begin, type Choice } from './begin.ts';
import { DeckChoice } from './DeckChoice.tsx';
import { OpponentChoice } from './OpponentChoice.tsx';
import { RulesChoice } from './RulesChoice.tsx';
import styles from './StartScreen.module.css';
import { newSeed, readSeed } from './seed.ts';
import { startTexts } from './texts.ts';

/** Before a game: deck, turn order, rules options and seed. */
export function StartScreen() {
  const t = useTexts(startTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('deck');
  const heading = useId();
  const loading = useLibraryStatus((library) => library.state === 'loading');
  const answer = useCall('decks.list', {});
  const decks = shown(answer);
  const [picked, setPicked] = useState<string | null>(wanted);
  const [first, setFirst] = useState(true);
  const [rules, setRules] = useState<Choice['rules']>({});
  const [seedText, setSeedText] = useState(newSeed);
  const seed = readSeed(seedText);

  if (answer.state === 'wrong') return <WrongState error={answer.error} onRetry={answer.reload} />;
  if (decks === null || (decks.length === 0 && loading)) return <BusyState title={t('loading')} />;
  const deck = decks.find(({ id }) => id === picked) ?? decks[0];
  if (deck === undefined) {
    return (
      <EmptyState title={t('noDecks')} action={<Button onClick={() => navigate('/decks')}>{t('toDecks')}</Button>}>
        {t('noDecksWords')}
      </EmptyState>
    );
  }

  const options: readonly RulesOption[] = rulesOf(deck.game).rulesOptions;

  async function start(deckId: string, seed: string): Promise<void> {
    const full = await call('decks.get', { id: deckId });
    const started = full.ok ? await begin(full.value, { seed, first, rules }, language) : full;
    if (started.ok) navigate(`/playtest/${started.value.id}`);
    else announce(say(started.error.message));
  }

  return (
    <div className={styles.screen}>
      <form
        className={styles.page}
        aria-labelledby={heading}
        onSubmit={(event) => {
          event.preventDefault();
          if (seed !== null) void start(deck.id, seed);
        }}
      >
        <header>
          <h1 id={heading}>{t('title')}</h1>
          <p className={styles.about}>{t('about')}</p>
        </header>
        <DeckChoice
          decks={decks}
          chosen={deck.id}
          onChoose={(id) => {
            setPicked(id);
            setRules({});
          }}
        />
        <section className={styles.row}>
          <h2>{t('order')}</h2>
          <Segmented
            label={t('order')}
            value={first ? 'first' : 'second'}
            onChange={(value) => setFirst(value === 'first')}
            choices={[
              { value: 'first', text: t('first') },
              { value: 'second', text: t('second') },
            ]}
          />
        </section>
        <section className={styles.row}>
          <TextField
            label={t('seed')}
            value={seedText}
            onValue={setSeedText}
            fault={seed === null ? t('seedWrong') : null}
            className={styles.seed ?? ''}
            spellCheck={false}
            autoComplete="off"
          />
          <Button icon={<Dices />} onClick={() => setSeedText(newSeed())}>
            {t('newSeed')}
          </Button>
          <Button
            icon={<Copy />}
            disabled={seed === null}
            onClick={() => void navigator.clipboard.writeText(seedText).then(() => announce(t('copied')))}
          >
            {t('copySeed')}
          </Button>
          <p className={styles.note}>{t('seedAbout')}</p>
        </section>
        <OpponentChoice options={options.filter(({ opponent }) => opponent)} chosen={rules} onChange={setRules} />
        <RulesChoice options={options.filter(({ opponent }) => !opponent)} chosen={rules} onChange={setRules} />
        <footer className={styles.foot}>
          <Button tone="primary" type="submit" icon={<Play />} disabled={seed === null}>
            {t('start')}
          </Button>
          <span className={styles.note}>{localized(deck.name, language)}</span>
        </footer>
      </form>
    </div>
  );
}
