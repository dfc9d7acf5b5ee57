import { withoutColours } from '../signs/readFrames';

/** A word of a text with its position. */
interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Numbers and ports, which differ between computers. */
const numberOrPort = /^(?:0x[\da-f]+|\d[\da-f.]*|(?:v|sl)?can\d+)$/;

/** Folders of a path, up to its last part. */
const folders = /(?:~|\.{1,3})?(?:\/[^\s/:"]*)+(?=\/[^\s/]+)/g;

/** A name such as `isaaclab.utils` is one word. So is a negative number, because it usually stands for a missing one. */
const wordPattern = /(?<=[\s(=:])-\d+|[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/gu;

const wordsOf = (text: string): Word[] =>
  [...text.replace(folders, (found) => ' '.repeat(found.length)).matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word: word.startsWith('-') ? 'negative' : word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** A message or a title as words that must stand in a line next to each other; parts between dots of omission in this order. */
export interface Phrase {
  readonly parts: readonly (readonly string[])[];
  readonly length: number;
  /** Compares numbers and ports, too. */
  readonly isExact: boolean;
}

/** What a program puts before its message: `[ERROR]`, `E:`, `write:`. */
const label = /^(?:\[[\w-]+\]|\w+:)\s+/;

/** A shorter phrase must be the whole line, because its words also stand together by chance. */
const leastWords = 4;

function phraseOf(text: string, isExact: boolean): Phrase {
  const parts = text
    .split(/\.\.\.|…/)
    .map((part) => wordsOf(part).flatMap(({ word }) => (isExact || !numberOrPort.test(word) ? word : [])))
    .filter((part) => part.length > 0);
  return { parts, length: parts.flat().length, isExact };
}

/** Prepares a message of a program. Programs differ in the label before it, which counts only if little else is left. */
export function messagePhrase(message: string): Phrase {
  const bare = phraseOf(message.replace(label, ''), false);
  return bare.length >= leastWords ? bare : phraseOf(message, false);
}

/** Prepares the title of a failure. */
export const titlePhrase = (title: string): Phrase => phraseOf(title, true);

/** A line of a text, prepared for comparison. */
export interface Line {
  readonly text: string;
  readonly all: readonly Word[];
  /** Without numbers and ports. */
  readonly named: readonly Word[];
}

/** Limits for long texts. */
const most = { lines: 400, letters: 2000 } as const;

/** Prepares the lines of a text. */
export const linesOf = (text: string): Line[] =>
  withoutColours(text)
    .split('\n', most.lines)
    .map((full) => full.slice(0, most.letters))
    .map((line) => ({ text: line, all: wordsOf(line) }))
    .map((line) => ({ ...line, named: line.all.filter(({ word }) => !numberOrPort.test(word)) }));

const negations: ReadonlySet<string> = new Set('no not never without nor t dont doesnt didnt isnt wasnt cannot cant wont'.split(' '));

/** Index of the first word after `part`, which begins at or after `from`; -1 if it isn't there. */
function endOf(part: readonly string[], words: readonly Word[], from: number): number {
  const start = words.findIndex((_, at) => at >= from && part.every((word, offset) => words[at + offset]?.word === word));
  return start < 0 ? -1 : start + part.length;
}

/** The words of a line that say the phrase, as they are in it; null if it doesn't, or denies it. */
export function quoteOf({ parts, length, isExact }: Phrase, { text, all, named }: Line): string | null {
  const words = isExact ? all : named;
  if (length === 0 || (length < leastWords && words.length !== length)) return null;
  let at = 0;
  let start = -1;
  for (const part of parts) {
    at = endOf(part, words, at);
    if (at < 0) return null;
    if (start < 0) start = at - part.length;
  }
  const [first, last] = [words[start], words[at - 1]];
  if (!first || !last || negations.has(words[start - 1]?.word ?? '')) return null;
  return text.slice(first.start, last.end);
}
