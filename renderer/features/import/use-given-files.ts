import { useEffect, useRef, useState } from 'react';

/**
 * Takes a file that is dropped anywhere on the window, and a file or text that is pasted outside of a field.
 * @returns whether a file is held over the window
 */
export function useGivenFiles(onFile: (file: File) => void, onText: (text: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef({ onFile, onText });
  useEffect(() => {
    latest.current = { onFile, onText };
  });

  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const isField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const [file] = event.clipboardData?.files ?? [];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isField || (file === undefined && text.trim() === '')) return;
      event.preventDefault();
      if (file === undefined) latest.current.onText(text);
      else latest.current.onFile(file);
    }
    function onDragOver(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Without this the browser would leave the page for the file.
      event.preventDefault();
      setOver(true);
    }
    function onDragLeave(event: DragEvent): void {
      if (event.relatedTarget === null) setOver(false);
    }
    function onDrop(event: DragEvent): void {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      latest.current.onFile(file);
    }
    const listeners = { paste: onPaste, dragover: onDragOver, dragleave: onDragLeave, drop: onDrop } as const;
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, []);
  return isOver;
}
