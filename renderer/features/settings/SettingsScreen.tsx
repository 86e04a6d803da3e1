import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AppInfo } from '../../../electron/ipc/contract.ts';
import { useBilingual, useTexts } from '../../shared/i18n/use-texts.ts';
import { useSettings } from '../../shared/settings/settings.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { KeySettings } from './keys/KeySettings.tsx';
import { keyTexts } from './keys/texts.ts';
import styles from './SettingsScreen.module.css';
import { settingsTexts } from './texts.ts';

/** What the user can choose, each choice in force and kept at once, and where the data lies. */
export function SettingsScreen({ info }: { readonly info: AppInfo }) {
  const t = useTexts(settingsTexts);
  const keyWords = useTexts(keyTexts);
  const say = useBilingual();
  const { settings, change } = useSettings();
  return (
    <div className={styles.screen}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Part title={t('language')} note={t('languageNote')}>
          <Segmented
            label={t('language')}
            value={settings.language}
            choices={[
              { value: 'system', text: t('languageSystem') },
              { value: 'en', text: <span lang="en">English</span> },
              { value: 'ja', text: <span lang="ja">日本語</span> },
            ]}
            onChange={(language) => void change({ language })}
          />
        </Part>
        <Part title={t('theme')}>
          <Segmented
            label={t('theme')}
            value={settings.theme}
            choices={[
              { value: 'system', text: t('themeSystem') },
              { value: 'light', text: t('light') },
              { value: 'dark', text: t('dark') },
            ]}
            onChange={(theme) => void change({ theme })}
          />
        </Part>
        <Part title={t('motion')} note={t('motionNote')}>
          <Segmented
            label={t('motion')}
            value={settings.reducedMotion}
            choices={[
              { value: 'system', text: t('motionSystem') },
              { value: 'off', text: t('motionFull') },
              { value: 'on', text: t('motionNone') },
            ]}
            onChange={(reducedMotion) => void change({ reducedMotion })}
          />
        </Part>
        {info.host === 'browser' ? (
          <Part title={t('zoom')} note={t('zoomBrowser')} />
        ) : (
          <Part title={t('zoom')} note={t('zoomDesktop')}>
            <Zoom zoom={settings.zoom} onZoom={(zoom) => void change({ zoom })} />
          </Part>
        )}
        <Part title={keyWords('keys')} note={keyWords('note')}>
          <KeySettings />
        </Part>
        <Part title={t('data')} note={t('dataNote')}>
          {info.dataFolder !== undefined && <code className={styles.path}>{info.dataFolder}</code>}
        </Part>
        <Part title={t('about')} note={info.hostReason === null ? undefined : say(info.hostReason)}>
          <p>
            Costwise · {t('version', { version: info.version })} ·{' '}
            {info.host === 'desktop' ? t('hostDesktop') : t('hostBrowser')}
          </p>
        </Part>
      </div>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.choice}>
        {children}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}

const zoomSteps = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

function Zoom({ zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void }) {
  const t = useTexts(settingsTexts);
  const smaller = zoomSteps.findLast((step) => step < zoom - 0.001);
  const larger = zoomSteps.find((step) => step > zoom + 0.001);
  return (
    <fieldset className={styles.zoom} aria-label={t('zoom')}>
      <IconButton
        label={t('zoomSmaller')}
        icon={<Minus />}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      />
      <output>{t('zoomValue', { percent: Math.round(zoom * 100) })}</output>
      <IconButton
        label={t('zoomLarger')}
        icon={<Plus />}
        disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      />
    </fieldset>
  );
}
