import { Keyboard, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useLanguage, useTexts } from '../shared/i18n/use-texts.ts';
import { useCommand } from '../shared/keys/use-command.ts';
import { useSettings } from '../shared/settings/settings.ts';
import { isDark } from '../shared/theme/theme.ts';
import { Button, IconButton } from '../shared/ui/Button.tsx';
import { appCommands } from './commands.ts';
import { type ScreenName, screens } from './screens.ts';
import styles from './TopBar.module.css';
import { appTexts } from './texts.ts';

interface TopBarProps {
  readonly screen: ScreenName | null;
  readonly onKeys: () => void;
}

/** The bar at the top: the name, the screens, and the switches for theme and language. */
export function TopBar({ screen, onKeys }: TopBarProps) {
  const t = useTexts(appTexts);
  const language = useLanguage();
  const change = useSettings((store) => store.change);
  const dark = useDark();
  const turnTheme = () => void change({ theme: dark ? 'light' : 'dark' });
  const turnLanguage = () => void change({ language: language === 'en' ? 'ja' : 'en' });
  useCommand(appCommands.theme, turnTheme);
  useCommand(appCommands.language, turnLanguage);
  return (
    <header className={styles.bar}>
      <Link href="/library" className={styles.brand} aria-label="Costwise" lang="en">
        Cost<b>wise</b>
      </Link>
      <nav aria-label={t('navigation')} className={styles.screens}>
        {screens.map((name) => (
          <Link
            key={name}
            href={`/${name}`}
            className={styles.screen}
            aria-current={name === screen ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <IconButton label={t('keyboardSheet')} icon={<Keyboard />} onClick={onKeys} command={appCommands.sheet} />
        <IconButton
          label={dark ? t('toLight') : t('toDark')}
          icon={dark ? <Sun /> : <Moon />}
          onClick={turnTheme}
          command={appCommands.theme}
        />
        <Button tone="quiet" lang={language === 'en' ? 'ja' : 'en'} onClick={turnLanguage}>
          {language === 'en' ? '日本語' : 'English'}
        </Button>
      </div>
    </header>
  );
}

/** Whether the screen is dark now: by the setting or by the machine. */
function useDark(): boolean {
  return useSyncExternalStore((changed) => {
    const machine = window.matchMedia('(prefers-color-scheme: dark)');
    machine.addEventListener('change', changed);
    const chosen = new MutationObserver(changed);
    chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      machine.removeEventListener('change', changed);
      chosen.disconnect();
    };
  }, isDark);
}
