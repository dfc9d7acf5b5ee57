import { useSyncExternalStore } from 'react';
import { storage } from './storage';

/** Where the choice of a group is kept. */
export const tabKey = (group: string) => `tabs-${group}` as const;

const chosen = new Map<string, string | null>();
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

function current(group: string): string | null {
  if (!chosen.has(group)) chosen.set(group, storage.read(tabKey(group)));
  return chosen.get(group) ?? null;
}

/** Whether a reader has chosen in a group. */
export const isChosen = (group: string): boolean => current(group) !== null;

/** Chooses a tab in every set of tabs of a group, on all pages. */
export function chooseTab(group: string, value: string): void {
  chosen.set(group, value);
  storage.write(tabKey(group), value);
  notify();
}

/** The tab a reader chose in a group, or null. The same in every tab of the browser. */
export function useTabChoice(group: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const stop = storage.onOtherTab(tabKey(group), (value) => {
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
