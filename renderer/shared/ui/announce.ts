import { create } from 'zustand';

/** A short message that is read aloud and, as a toast, shown for a while. */
export interface Announcement {
  readonly id: number;
  readonly message: string;
  readonly shown: boolean;
}

interface Announcements {
  readonly latest: Announcement | null;
}

export const useAnnouncements = create<Announcements>()(() => ({ latest: null }));

/** Says `message` to screen readers, and shows it as a toast unless `shown` is false. */
export function announce(message: string, { shown = true }: { readonly shown?: boolean } = {}): void {
  useAnnouncements.setState(({ latest }) => ({ latest: { id: (latest?.id ?? 0) + 1, message, shown } }));
}
