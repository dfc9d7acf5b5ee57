import type { DictionaryLine } from '../contract/searchRecords';
import { fold } from './analysis';

/** Text in languages that don't separate words, or the endings of words, by spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;

/** Whether a text has letters of such a language. */
export const isUnspaced = (text: string): boolean => text.search(unspaced) >= 0;

/** Separates letters of different scripts: `J4的CAN ID`. */
export const splitScripts = (text: string): string => text.replace(unspaced, ' $& ');

const latin = /\p{Script=Latin}[\p{Script=Latin}\p{M}]+(?:-\p{Script=Latin}+)*/gu;

/** Minimum number of letters of the beginning of a word, and of each part of a compound. */
const leastLetters = 4;

/** Translates words of other languages. */
export type Translate = (text: string) => string;

/**
 * Prepares the dictionary. Words are looked up by longest match: inside text without spaces, and at the beginning of a word elsewhere, so that
 * endings and compounds are found. A word that the site has isn't translated, nor one foreign word among others that aren't.
 */
export function translator(lines: readonly DictionaryLine[], isKnown: (word: string) => boolean): Translate {
  const english = new Map(lines.flatMap(([meaning, words]) => words.split(';').map((word) => [fold(word), meaning] as const)));
  const longest = Math.max(0, ...[...english.keys()].map(({ length }) => length));

  /** Meanings of the words in a run of letters; `least` is the least length of a match, unless it is the whole run. */
  const meaningsIn = (run: string, least: number): string[] => {
    const meanings: string[] = [];
    for (let at = 0; at < run.length;) {
      let length = Math.min(longest, run.length - at);
      while (length >= least && !english.has(run.slice(at, at + length))) length -= 1;
      const meaning = length >= least || length === run.length ? english.get(run.slice(at, at + length)) : undefined;
      if (meaning === undefined && at === 0 && least > 1) return english.has(run) ? [english.get(run) ?? ''] : [];
      if (meaning !== undefined) meanings.push(meaning);
      at += meaning === undefined ? 1 : length;
    }
    return meanings;
  };

  return (text) => {
    const spaced = text.replace(unspaced, (run) => ` ${meaningsIn(run, 1).join(' ') || run} `);
    const words = spaced.match(latin) ?? [];
    const read = (word: string): string => (isKnown(word) ? '' : meaningsIn(fold(word), leastLetters).join(' '));
    const count = words.filter((word) => read(word) !== '').length;
    return count > 1 || (count > 0 && count === words.length) ? spaced.replace(latin, (word) => read(word) || word) : spaced;
  };
}
