import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Table } from '../../src/content/tables/csvTable';
import { listIn, textIn } from '../../src/content/tables/rows';
import { monthNames } from '../../src/model/format';
import type { Problem } from '../../src/model/problems';
import type { Phrase } from './phrases';
import { codeWord, valueWord } from './proseOf';
import type { Prose } from './proseOf';

/** A term in its correct spelling. */
export interface Term {
  readonly term: string;
  /** Other correct names. */
  readonly spellings: readonly string[];
  /** Spellings to avoid. */
  readonly avoid: readonly string[];
  /** Whether it is a proper name, which keeps its capitals in titles. */
  readonly proper: boolean;
}

/** Reads content/data/terms.csv. */
export const readTerms = (table: Table | undefined): Term[] =>
  (table?.rows ?? []).map((row) => ({
    term: textIn(row, 'term'),
    spellings: listIn(row, 'spellings'),
    avoid: Array.isArray(row.avoid) ? row.avoid : [],
    proper: row.proper === true,
  }));

/** Words that may have capitals: names with a capital or digit after the first letter, and single letters. */
const ownCapitals = /^(?:.+[A-Z0-9]|[A-Z]\b|I['’].*|.*[_./].*)/;

/** Words in a title that shouldn't be capitalised: titles use sentence case. */
export function titleCapitals(title: string, terms: readonly Term[]): string[] {
  const named = terms.flatMap(({ term, spellings, proper }) => (proper ? [term, ...spellings] : spellings));
  const names = new Set([...monthNames, ...named.flatMap((name) => name.split(/[\s-]/))]);
  // Quotation marks contain text from programs' windows.
  const words = title.replace(/[“"][^”"]*[”"]/g, '…').split(/\s+/);
  return words.filter((word, index) => {
    const bare = word.replace(/^[("“'‘]+|[)"”'’.,:;?!…]+$/g, '').replace(/['’]s$/, '');
    const before = words[index - 1] ?? '';
    // A new sentence begins after a colon, dash or full stop.
    if (index === 0 || /[:.?!–—·|]$/.test(before) || !/^[A-Z]/.test(bare)) return false;
    return !ownCapitals.test(bare) && !bare.split(/[-/]/).every((part) => names.has(part) || !/^[A-Z][a-z]/.test(part));
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a whole word or phrase. */
const whole = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_/-])${escaped(text)}(?![\\p{L}\\p{N}_-])`, `u${flags}`);

const english = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** Words whose pronunciation the rules for "a" and "an" can't know: code, values, and "you-dev". */
const unspoken = [codeWord, valueWord, 'udev'];

/** Repeated words and wrong articles, found by retext. */
function grammar(text: string): string[] {
  const source = new VFile(text);
  english.runSync(english.parse(source), source);
  const messages = source.messages.filter(({ reason }) => !unspoken.some((word) => reason.includes(word)));
  return messages.map(({ reason }) => `"${text.slice(0, 60)}…": ${reason.replace(/`/g, '"')}.`);
}

/** Letters on both sides, because between numbers or symbols it is a minus. */
const hyphenAsDash = {
  found: /\p{L}\S* - \p{L}/u,
  message: 'a hyphen is used as a dash. Write a colon, brackets or a separate sentence.',
};

/** Numbers have a comma between thousands, as in prices and counts. */
const spaceInNumber = {
  found: /(?<![\p{L}\d.,])\d{1,3}[ \u00a0\u202f]\d{3}(?![\d.])/u,
  message: 'a number contains a space. Write a comma between thousands, as in 10,000.',
};

/** Reports problems of wording: terms, phrases, capitals in titles, grammar. */
export function proseProblems(prose: readonly Prose[], terms: readonly Term[], phrases: readonly Phrase[]): Problem[] {
  const wrong = [
    hyphenAsDash,
    spaceInNumber,
    ...terms.flatMap(({ term, avoid }) =>
      avoid.map((other) => ({ found: whole(other, ''), message: `"${other}" is called "${term}" here (content/data/terms.csv).` })),
    ),
    ...phrases.map(({ phrase, instead }) => ({
      found: whole(phrase, 'i'),
      message: `"${phrase}" is not how this site says it${instead ? `: write ${instead}` : ', say it in other words'} (scripts/prose/phrases.ts).`,
    })),
  ];
  const capital = (title: string, word: string): string =>
    `the title "${title}" has a capital in "${word}". Titles have one in their first word and in names (content/data/terms.csv).`;
  return prose.flatMap(({ text, kind, ...place }) =>
    [
      ...wrong.flatMap(({ found, message }) => (found.test(text) ? [message] : [])),
      ...(kind === 'title' ? titleCapitals(text, terms).map((word) => capital(text, word)) : grammar(text)),
    ].map((message) => ({ ...place, message })),
  );
}
