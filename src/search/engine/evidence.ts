import type { SearchIndex } from '../contract/searchRecords';

/** Letters of words, what separates words of a line, and numbers and ports, which differ between computers. */
const letter = String.raw`[\p{L}\p{N}_]`;
const space = String.raw`[^\p{L}\p{N}_\n]+`;
// A negative number usually stands for a missing one.
const number = String.raw`(?<![\s(=:]-)(?:0x[\da-f]+|\d[\da-f.]*|(?:v|sl)?can\d+)(?!${letter})`;

/** A name such as `isaaclab.utils` is one word, so its beginning isn't. */
const begins = `(?<!${letter}[.-]?)`;
const ends = `(?![.-]?${letter})`;
const wordPattern = new RegExp(String.raw`(?<=[\s(=:])-\d+|${letter}+(?:[.-]${letter}+)*`, 'gu');

/** Matches before a phrase that the text denies. */
const denied = `(?<!\\b(?:no|not|never|without|nor|(?:do|does|did|is|was|ca|wo)n['’]?t|cannot)${space})`;

/** What a program puts before its message: `[ERROR]`, `E:`, `write:`. */
const label = /^(?:\[[\w-]+\]|\w+:)\s+/;

/** A shorter phrase must be the whole line, because its words also stand together by chance. */
const leastWords = 4;

/** A message or a title whose words must stand in a line next to each other; parts between dots of omission in this order. */
export interface Phrase {
  /** Number of words. */
  readonly length: number;
  /** The words as they are in a text, which is also given in lower case; null if it doesn't have them, or denies them. */
  readonly quoteIn: (text: string, lower: string) => string | null;
}

const bareNumber = new RegExp(`^${number}$`, 'iu');

/** Prepares a phrase. With `isExact` numbers and ports count, too. */
function phraseOf(phrase: string, isExact: boolean): Phrase {
  const parts = phrase
    .split(/\.\.\.|…/)
    .map((part) => (part.match(wordPattern) ?? []).filter((word) => isExact || !bareNumber.test(word)))
    .filter((part) => part.length > 0);
  const words = parts.flat();
  // Finds most texts that don't have the phrase faster than its pattern.
  const longest = words.reduce((best, word) => (word.length > best.length && !word.startsWith('-') ? word : best), '').toLowerCase();
  const between = isExact ? space : `${space}(?:${number}${space})*`;
  const wordOf = (word: string): string => (word.startsWith('-') ? String.raw`-\d+` : word.replaceAll('.', String.raw`\.`));
  const inOrder = parts.map((part) => begins + part.map(wordOf).join(between) + ends).join(String.raw`[^\n]*?`);
  const source =
    words.length < leastWords
      ? `(?<=^[^\\p{L}\\p{N}_\\n]*(?:${number}${space})*)${inOrder}(?=(?:${space}${number})*[^\\p{L}\\p{N}_\\n]*$)`
      : denied + inOrder;
  let pattern: RegExp | null = null;
  return {
    length: words.length,
    quoteIn: (text, lower) => {
      if (words.length === 0 || !lower.includes(longest)) return null;
      pattern ??= new RegExp(source, 'imu');
      return pattern.exec(text)?.[0] ?? null;
    },
  };
}

/** Prepares a message of a program. Programs differ in the label before it, which counts only if little else is left. */
function messagePhrase(message: string): Phrase {
  const bare = phraseOf(message.replace(label, ''), false);
  return bare.length >= leastWords ? bare : phraseOf(message, false);
}

/** Title and messages of each failure, those with most words first. */
export const failurePhrases = ({ failures }: SearchIndex): Phrase[][] =>
  failures.map(({ symptom, messages }) =>
    [phraseOf(symptom, true), ...messages.map(messagePhrase)].sort((one, other) => other.length - one.length),
  );
