/// <reference types="vite/client" />
import type { Bridge } from '../electron/ipc/contract.ts';

declare global {
  interface Window {
    /** Put there by the desktop host's preload script; absent in the browser host. */
    costwise?: Bridge;
  }
}
