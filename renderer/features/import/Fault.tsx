import { CircleAlert } from 'lucide-react';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { useBilingual } from '../../shared/i18n/use-texts.ts';
import styles from './Fault.module.css';

/** Why a step could not be done, where that is so. */
export function Fault({ fault }: { readonly fault: CallError | null }) {
  const say = useBilingual();
  if (fault === null) return null;
  return (
    <p role="alert" className={styles.fault}>
      <CircleAlert aria-hidden="true" />
      {say(fault.message)}
    </p>
  );
}
