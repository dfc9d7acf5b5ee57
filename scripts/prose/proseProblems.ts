import { ParseEnglish } from 'parse-english';
import { toString } from 'nlcst-to-string';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Problem } from '../../src/model/problems';
import { codeWord, valueWord } from './proseOf';
import type { Prose } from './proseOf';
import type { Phrase, Term } from './terms';
import { titleCapitals } from './titleCapitals';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a word or phrase as a whole. */
const whole = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_/-])${escaped(text)}(?![\\p{L}\\p{N}_-])`, `u${flags}`);

const english = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** Words written twice, and "a" where "an" belongs: rules that others keep. */
function grammar({ file, line, text }: Prose): Problem[] {
  const source = new VFile(text);
  english.runSync(english.parse(source), source);
  // How code and values are said, nobody knows.
  const messages = source.messages.filter(({ reason }) => ![codeWord, valueWord].some((word) => reason.includes(word)));
  return messages.map(({ reason }) => ({ file, line, message: `"${text.slice(0, 60)}…": ${reason.replace(/`/g, '"')}.` }));
}

/** What is wrong with the words of the site: terms, phrases, capitals in titles, slips of grammar. */
export function proseProblems(prose: readonly Prose[], terms: readonly Term[], phrases: readonly Phrase[]): Problem[] {
  const spellings = terms.flatMap(({ term, avoid }) => avoid.map((wrong) => ({ term, wrong, found: whole(wrong, '') })));
  const banned = phrases.map(({ phrase, instead }) => ({ phrase, instead, found: whole(phrase, 'i') }));
  return prose.flatMap((piece) => {
    const { file, line, text, kind } = piece;
    const at = (message: string): Problem => ({ file, line, message });
    return [
      ...spellings.flatMap(({ term, wrong, found }) =>
        found.test(text) ? [at(`"${wrong}" is called "${term}" here (content/data/terms.csv).`)] : [],
      ),
      ...banned.flatMap(({ phrase, instead, found }) =>
        found.test(text)
          ? [
              at(
                `"${phrase}" is not how this site says it${instead ? `: write ${instead}` : ', say it in other words'} (content/data/phrases.csv).`,
              ),
            ]
          : [],
      ),
      ...(kind === 'title'
        ? titleCapitals(text, terms).map((word) =>
            at(
              `the title "${text}" has a capital in "${word}". Titles have one in their first word and in names (content/data/terms.csv).`,
            ),
          )
        : grammar(piece)),
    ];
  });
}

/** A sentence with more words than readers take in at once. */
export interface LongSentence {
  readonly file: string;
  readonly line: number;
  readonly words: number;
  readonly sentence: string;
}

/** Where one sentence ends and another begins for certain: the parser takes a full stop behind a number or a short name for that of a list. */
const boundary = /(?<=[.?!]["”)]?) (?=[“"(]?[A-Z0-9]|xcodex|xvaluex|openarm)/;

/** Sentences with more than `most` words. */
export function longSentences(prose: readonly Prose[], most: number): LongSentence[] {
  const parser = new ParseEnglish();
  return prose.flatMap(({ file, line, text, kind }) => {
    if (kind !== 'text') return [];
    const found: LongSentence[] = [];
    visit(parser.parse(text), 'SentenceNode', (node) => {
      for (const sentence of toString(node).trim().split(boundary)) {
        const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
        if (words > most) found.push({ file, line, words, sentence });
      }
    });
    return found;
  });
}
