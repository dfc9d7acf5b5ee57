import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { visit } from 'unist-util-visit';
import { codeWord, valueWord } from './proseOf';
import type { Prose } from './proseOf';

/** A sentence with more words than readers take in at once. */
export interface LongSentence {
  readonly file: string;
  readonly line?: number;
  readonly words: number;
  readonly sentence: string;
}

/** Words that a sentence of this site may have. */
export const mostWords = 28;

/** Where one sentence ends and another begins for certain: the parser takes a full stop behind a number or a short name for that of a list. */
const boundary = new RegExp(`(?<=[.?!]["”)]?) (?=[“"(]?[A-Z0-9]|${codeWord}|${valueWord}|openarm)`);

/** Sentences with more than `most` words. What is in a picture is a list of things, and may be longer. */
export function longSentences(prose: readonly Prose[], most = mostWords): LongSentence[] {
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
