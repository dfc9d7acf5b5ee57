import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Problem } from '../../src/model/problems';
import { codeWord, valueWord } from './proseOf';
import type { Prose } from './proseOf';
import type { Phrase } from './phrases';
import type { Term } from './terms';
import { titleCapitals } from './titleCapitals';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a word or phrase as a whole. */
const whole = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_/-])${escaped(text)}(?![\\p{L}\\p{N}_-])`, `u${flags}`);

const english = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** What the rules on "a" and "an" cannot know how to say: code, values, and "you-dev". */
const unspoken = [codeWord, valueWord, 'udev'];

/** Words written twice, and "a" where "an" belongs: rules that others keep. */
function grammar(text: string): string[] {
  const source = new VFile(text);
  english.runSync(english.parse(source), source);
  const messages = source.messages.filter(({ reason }) => !unspoken.some((word) => reason.includes(word)));
  return messages.map(({ reason }) => `"${text.slice(0, 60)}…": ${reason.replace(/`/g, '"')}.`);
}

/** Letters on both sides: a difference of numbers or symbols has its minus. */
const hyphenAsDash = {
  found: /\p{L}\S* - \p{L}/u,
  message: 'a hyphen between words is no dash: write a colon, brackets or a sentence of its own.',
};

/** Prices and counts have a comma between thousands, so all numbers do. */
const spaceInNumber = {
  found: /(?<![\p{L}\d.,])\d{1,3}[ \u00a0\u202f]\d{3}(?![\d.])/u,
  message: 'a number has a space in it: write a comma between thousands, as in 10,000.',
};

/** What is wrong with the words of the site: terms, phrases, capitals in titles, slips of grammar. */
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
