import { useEffect, useState } from 'react';
import { useAnnouncements } from './announce.ts';
import styles from './LiveRegion.module.css';

const shownFor = 4_000;

/** The one place from which announcements are read aloud, and the toast that shows them. Stands in the shell. */
export function LiveRegion() {
  const latest = useAnnouncements((store) => store.latest);
  const [gone, setGone] = useState<number | null>(null);

  useEffect(() => {
    if (latest === null) return;
    const timer = setTimeout(() => setGone(latest.id), shownFor);
    return () => clearTimeout(timer);
  }, [latest]);

  const toast = latest?.shown && gone !== latest.id;
  return (
    <>
      {/* The key makes the same sentence twice two announcements. */}
      <div role="status" aria-live="polite" className="visually-hidden">
        {latest !== null && <p key={latest.id}>{latest.message}</p>}
      </div>
      {toast && (
        <div aria-hidden="true" className={styles.toast}>
          {latest.message}
        </div>
      )}
    </>
  );
}
