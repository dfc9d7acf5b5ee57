import type { Choice } from '../../site/choices';
import { useTabChoice } from './tabChoice';

/** What the reader has chosen of a choice; its first option until then, and where something else was stored. */
export function useChosen(group: string, { options }: Choice): string | undefined {
  const stored = useTabChoice(group);
  return (options.find(({ value }) => value === stored) ?? options[0])?.value;
}
