import { useSyncExternalStore } from 'react';
import { storage } from './storage';

const chosen = new Map<string, string | null>();
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

function current(group: string): string | null {
  if (!chosen.has(group)) chosen.set(group, storage.read(`tabs-${group}`));
  return chosen.get(group) ?? null;
}

/** Chooses a tab in every set of tabs of a group, on all pages. */
export function chooseTab(group: string, value: string): void {
  chosen.set(group, value);
  storage.write(`tabs-${group}`, value);
  notify();
}

/** The tab a reader chose in a group, or null. The same in every tab of the browser. */
export function useTabChoice(group: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const stop = storage.onOtherTab(`tabs-${group}`, (value) => {
        chosen.set(group, value);
        notify();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    () => current(group),
    () => null,
  );
}

/**
 * Script that stands at the end of a box of tabs and shows the chosen one before first paint. Plain JavaScript as text,
 * because it runs before anything is loaded; React takes over the same choice when it hydrates the page.
 */
export function tabChoiceScript(group: string): string {
  const stored = `try{v=localStorage.getItem(${JSON.stringify(`tabs-${group}`)})}catch(e){}`;
  const show = 'p.forEach(function(e,j){e.hidden=j!==i;b.firstChild.children[j].setAttribute("aria-selected",j===i)})';
  return `(function(b){var v,p=[].slice.call(b.children,1,-1),i;${stored}i=p.findIndex(function(e){return e.dataset.value===v});if(i>0)${show}})(document.currentScript.parentNode)`;
}
