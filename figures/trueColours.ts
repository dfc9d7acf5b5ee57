/**
 * Colours that name a thing: a wire, a plug, a safety device. They are the same in both colour modes and on paper; what is
 * written or drawn on them is black or white of this list, too.
 */
export const trueColour = {
  red: '#d2232a',
  black: '#08090a',
  yellow: '#f6cf46',
  green: '#8fcba0',
  white: '#fdfdfd',
} as const;

/** Colour of a wire by its word in the tables; an error names a word that is none. */
export function wireColour(word: string): string {
  const found = Object.entries(trueColour).find(([name]) => name === word)?.[1];
  if (!found) throw new Error(`figures/trueColours.ts knows no wire that is "${word}". Known: ${Object.keys(trueColour).join(', ')}.`);
  return found;
}
