import { useSyncExternalStore } from 'react';
import type { Choice } from '../../model/siteTypes';
import { keptValues } from './keptValues';

/** Storage key for the choice of a group. */
export const tabKey = (group: string) => `tabs-${group}` as const;

const choices = keptValues((stored) => stored);

/** The tab that the reader chose in a group, or null. */
export const chosenTab = (group: string): string | null => choices.get(tabKey(group));

/** Whether the reader has chosen in a group. */
export const isChosen = (group: string): boolean => chosenTab(group) !== null;

/** Chooses a tab in every tab set of a group, on all pages. */
export const chooseTab = (group: string, value: string): void => choices.keep(tabKey(group), value);

/** The tab that the reader chose in a group, or null; synchronized between tabs of the browser. */
export const useTabChoice = (group: string): string | null =>
  useSyncExternalStore(
    choices.hear,
    () => chosenTab(group),
    () => null,
  );

/** The reader's option of a choice; the first one by default or if the stored value is invalid. */
export function useChosen(group: string, { options }: Choice): string | undefined {
  const stored = useTabChoice(group);
  return (options.find(({ value }) => value === stored) ?? options[0])?.value;
}
