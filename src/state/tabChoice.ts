import { useSyncExternalStore } from 'react';
import { storage } from './storage';

/** Where the choice of a group is kept. */
export const tabKey = (group: string) => `tabs-${group}` as const;

const chosen = new Map<string, string | null>();
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

/** From the first time on, choices of other tabs are heard of while no page shows the group, too: what is known would be old when one does again. */
function know(group: string, value: string | null): void {
  if (!chosen.has(group)) {
    storage.onOtherTab(tabKey(group), (other) => {
      know(group, other);
      notify();
    });
  }
  chosen.set(group, value);
}

function current(group: string): string | null {
  if (!chosen.has(group)) know(group, storage.read(tabKey(group)));
  return chosen.get(group) ?? null;
}

/** Whether a reader has chosen in a group. */
export const isChosen = (group: string): boolean => current(group) !== null;

/** Chooses a tab in every set of tabs of a group, on all pages. */
export function chooseTab(group: string, value: string): void {
  know(group, value);
  storage.write(tabKey(group), value);
  notify();
}

/** The tab a reader chose in a group, or null. The same in every tab of the browser. */
export function useTabChoice(group: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current(group),
    () => null,
  );
}
