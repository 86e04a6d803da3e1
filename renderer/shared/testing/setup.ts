import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { setBridge } from '../client/bridge.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { useAnnouncements } from '../ui/announce.ts';

// Several test files share few processors: what waits for the screen may wait longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  cleanup();
  setBridge(null);
  setLanguage('en');
  useAnnouncements.setState({ latest: null });
  window.location.hash = '';
});

// What jsdom lacks and the screens need; each does the least that a browser would.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.releasePointerCapture = () => {};

Object.defineProperty(globalThis, 'CSS', {
  value: { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) },
});

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = StillObserver;

window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

// Every element is at 0,0 here, and so is every press: the bars between panes would catch them all.
const placeOf = Element.prototype.getBoundingClientRect;
Element.prototype.getBoundingClientRect = function getBoundingClientRect(this: Element) {
  const place = placeOf.call(this);
  return this.role === 'separator' ? new DOMRect(-1000, -1000, 1, 1) : place;
};
