import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Notice } from '../../electron/ipc/contract.ts';
import { call } from '../shared/client/bridge.ts';
import { useHostEvent } from '../shared/client/use-call.ts';
import { useBilingual, useTexts } from '../shared/i18n/use-texts.ts';
import { IconButton } from '../shared/ui/Button.tsx';
import { cx } from '../shared/ui/cx.ts';
import styles from './Notices.module.css';
import { appTexts } from './texts.ts';

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;

/** What the user must be told once: those known at the start and those that come later; each can be dismissed. */
export function Notices({ atStart }: { readonly atStart: readonly Notice[] }) {
  const t = useTexts(appTexts);
  const say = useBilingual();
  const [notices, setNotices] = useState(atStart);
  useHostEvent(
    'notice',
    useCallback((notice: Notice) => setNotices((list) => [...list.filter(({ id }) => id !== notice.id), notice]), []),
  );
  function dismiss(id: string): void {
    setNotices((list) => list.filter((notice) => notice.id !== id));
    void call('notices.dismiss', { id });
  }

  if (notices.length === 0) return null;
  return (
    <section aria-label={t('notices')} className={styles.notices}>
      {notices.map((notice) => {
        const Icon = icons[notice.level];
        return (
          <div
            key={notice.id}
            role={notice.level === 'error' ? 'alert' : 'status'}
            className={cx(styles.notice, styles[notice.level])}
          >
            <Icon aria-hidden="true" className={styles.icon} />
            <p>{say(notice.message)}</p>
            <IconButton label={t('dismiss')} icon={<X />} onClick={() => dismiss(notice.id)} />
          </div>
        );
      })}
    </section>
  );
}
