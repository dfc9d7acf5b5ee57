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
  /** The words as they are in a text; null if it doesn't have them, or denies them. */
  readonly quoteIn: (text: ReadText) => string | null;
}

const bareNumber = new RegExp(`^${number}$`, 'iu');

/** Prepares a phrase. With `isExact` numbers and ports count, too. */
function phraseOf(phrase: string, isExact: boolean): Phrase {
  const parts = phrase
    .split(/\.\.\.|…/)
    .map((part) => (withoutFolders(part).match(wordPattern) ?? []).filter((word) => isExact || !bareNumber.test(word)))
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
    quoteIn: ({ text, plain, lower }) => {
      if (words.length === 0 || !lower.includes(longest)) return null;
      pattern ??= new RegExp(source, 'imu');
      const found = pattern.exec(plain);
      return found ? text.slice(found.index, found.index + found[0].length) : null;
    },
  };
}

/** Prepares a message of a program. Programs differ in the label before it, which counts only if little else is left. */
function messagePhrase(message: string): Phrase {
  const bare = phraseOf(message.replace(label, ''), false);
  return bare.length >= leastWords ? bare : phraseOf(message, false);
}

/** Prepares the title of a failure. */
const titlePhrase = (title: string): Phrase => phraseOf(title, true);

/** Title and messages of each failure, those with most words first. */
export const failurePhrases = ({ failures }: SearchIndex): Phrase[][] =>
  failures.map(({ symptom, messages }) =>
    [titlePhrase(symptom), ...messages.map(messagePhrase)].sort((one, other) => other.length - one.length),
  );

/** Blanks the folders of paths, up to their last part. */
const withoutFolders = (text: string): string =>
  text.replace(/(?:~|\.{1,3})?(?:\/[^\s/:"]*)+(?=\/[^\s/]+)/g, (found) => ' '.repeat(found.length));

/** A text, prepared for phrases. */
export interface ReadText {
  readonly text: string;
  /** The same without folders, at the same positions. */
  readonly plain: string;
  readonly lower: string;
}

/** Prepares a text. */
export function readText(text: string): ReadText {
  const plain = withoutFolders(text);
  return { text, plain, lower: plain.toLowerCase() };
}
