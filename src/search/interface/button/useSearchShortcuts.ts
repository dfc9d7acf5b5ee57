import { useEffect } from 'react';
import { storage } from '../../../theme/state/storage';

/** Whether keys typed here are text. Unlike DocSearch's own hook, "/" works while a button has the focus. */
function takesText(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Ctrl/Cmd+K opens and closes search from anywhere; "/" opens it where no text is typed, unless the reader has turned that off in the dialog. */
export function useSearchShortcuts(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const toggle = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isOpen && !takesText(event) && storage.read('slash-key') !== 'off';
      if (!toggle && !slash) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
