import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { setBridge } from '../client/bridge.ts';
import { setLanguage } from '../i18n/i18n.ts';

afterEach(() => {
  cleanup();
  setBridge(null);
  setLanguage('en');
  window.location.hash = '';
});

// What jsdom lacks and the screens need; each does the least that a browser would.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, input, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.releasePointerCapture = () => {};

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
