import type { Bilingual } from '../../db/model/text.ts';

/** Why the app is served to a browser and not opened as a window, by the name that tools/start.ts gives. */
export const reasons: Readonly<Record<string, Bilingual>> = {
  asked: {
    en: 'Costwise runs in the browser because you asked for it (--browser).',
    ja: '--browser が指定されたため、ブラウザーで動作しています。',
  },
  'no-screen': {
    en: 'Costwise runs in the browser because this machine has no screen (neither DISPLAY nor WAYLAND_DISPLAY is set).',
    ja: 'このコンピューターには画面がないため（DISPLAYもWAYLAND_DISPLAYも設定されていません）、ブラウザーで動作しています。',
  },
  'no-electron': {
    en: 'Costwise runs in the browser because Electron could not be downloaded; the desktop app opens once it can be.',
    ja: 'Electronをダウンロードできなかったため、ブラウザーで動作しています。ダウンロードできるようになると、デスクトップアプリとして起動します。',
  },
  'no-sandbox': {
    en: 'Costwise runs in the browser because this system forbids the sandbox that the desktop window needs (unprivileged user namespaces are restricted).',
    ja: 'デスクトップ版に必要なサンドボックスがこのシステムで禁止されているため（非特権ユーザー名前空間の制限）、ブラウザーで動作しています。',
  },
};
