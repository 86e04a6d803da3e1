import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { callChannel, eventChannel } from '../ipc/channels.ts';
import type { Bridge } from '../ipc/contract.ts';

// The only thing that the page gets from the host: the two functions of the bridge. The main side checks every call.
const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke(callChannel, name, input),
  on(name, listener) {
    const heard = (_event: IpcRendererEvent, sent: string, payload: unknown): void => {
      if (sent === name) (listener as (payload: unknown) => void)(payload);
    };
    ipcRenderer.on(eventChannel, heard);
    return () => {
      ipcRenderer.removeListener(eventChannel, heard);
    };
  },
};
contextBridge.exposeInMainWorld('costwise', bridge);
