import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { visit } from 'unist-util-visit';
import { codeWord, valueWord } from './proseOf';
import type { Prose } from './proseOf';

/** A sentence that is too long. */
export interface LongSentence {
  readonly file: string;
  readonly line?: number;
  readonly words: number;
  readonly sentence: string;
}

/** Most words of a sentence. */
export const maxWords = 28;

/** Certain sentence boundaries: the sentence parser takes a full stop after a number or short word for a list number or abbreviation. */
const boundary = new RegExp(`(?<=[.?!]["”)]?) (?=[“"(]?[A-Z0-9]|${codeWord}|${valueWord}|openarm)`);

/** Finds sentences with more than `most` words. Skips alternative texts, which are lists of what a picture shows. */
export function longSentences(prose: readonly Prose[], most = maxWords): LongSentence[] {
  const parser = new ParseEnglish();
  return prose.flatMap(({ kind, text, ...place }) => {
    if (kind !== 'text') return [];
    const found: LongSentence[] = [];
    visit(parser.parse(text), 'SentenceNode', (node) => {
      for (const sentence of toString(node).trim().split(boundary)) {
        const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
        if (words > most) found.push({ ...place, words, sentence });
      }
    });
    return found;
  });
}
