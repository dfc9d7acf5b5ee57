/** Names of arms and robots within other words. */
export const unitWords = {
  /** "Right arm" within a sentence. A language with capitals inside sentences returns the label. */
  inSentence: (label: string) => label.toLowerCase(),
} as const;
