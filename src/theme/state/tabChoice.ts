import { useSyncExternalStore } from 'react';
import type { Choice } from '../../site/choices';
import { keptValues } from './keptValues';

/** Where the choice of a group is kept. */
export const tabKey = (group: string) => `tabs-${group}` as const;

const choices = keptValues((stored) => stored);

/** Whether a reader has chosen in a group. */
export const isChosen = (group: string): boolean => choices.get(tabKey(group)) !== null;

/** Chooses a tab in every set of tabs of a group, on all pages. */
export const chooseTab = (group: string, value: string): void => choices.keep(tabKey(group), value);

/** The tab a reader chose in a group, or null. The same in every tab of the browser. */
export const useTabChoice = (group: string): string | null =>
  useSyncExternalStore(
    choices.hear,
    () => choices.get(tabKey(group)),
    () => null,
  );

/** What the reader has chosen of a choice; its first option until then, and where something else was stored. */
export function useChosen(group: string, { options }: Choice): string | undefined {
  const stored = useTabChoice(group);
  return (options.find(({ value }) => value === stored) ?? options[0])?.value;
}
