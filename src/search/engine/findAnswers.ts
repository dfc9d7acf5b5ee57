import type { AnswerGroup } from '../contract/searchRecords';
import { site } from '../../site/site';
import { readWords, stopWords, termsOf } from './analysis';
import type { Token } from './analysis';

/** A line of a table that answers a question. */
export interface FoundAnswer {
  readonly group: AnswerGroup<string>;
  /** Index of the line. */
  readonly at: number;
  /** A spelling of its subject. */
  readonly name: string;
}

/** Maximum number of answers. More are a table, which has its page. */
const mostAnswers = 3;

/** Words of questions without meaning for the answer. */
const questionWords: ReadonlySet<string> = new Set(['much', 'many', 'valu', 'number', ...site.ownWords]);

/** Words that are never prefixes: the mode of a motor isn't its model, and a bit rate isn't rated. */
const wholeWords: ReadonlySet<string> = new Set(['mod', 'rat']);

/** A line with the terms of its subject, of the words that ask for it, and of those that don't matter. */
interface Line extends FoundAnswer {
  readonly names: readonly string[];
  readonly topics: readonly string[];
  readonly indifferent: readonly string[];
}

/** What a search for answers needs of the index. */
interface AnswerIndex {
  readonly answers: readonly Line[];
  /** Whether any page or failure has a term. */
  readonly has: (term: string) => boolean;
}

/** Prepares the lines of all answers. */
export const answerLines = (groups: readonly AnswerGroup<string>[]): Line[] =>
  groups
    .flatMap((group) => {
      const [topics, indifferent] = [termsOf(group.topics.join(' ')), termsOf(group.indifferent.join(' '))];
      return group.lines.map((names) => ({ group, name: names.split(' ')[0] ?? '', names: termsOf(names), topics, indifferent }));
    })
    .map((line, at) => ({ ...line, at }));

/**
 * Finds answers to a short question such as "J5 id", "0x15" or "torque of the 4310", which names the subject of a line and otherwise only words
 * that ask for the line or don't matter.
 */
export function findAnswers(query: string, ready: AnswerIndex): FoundAnswer[] {
  const words = readWords(query).filter(({ term }) => !stopWords.has(term) && !questionWords.has(term));
  if (words.length === 0 || words.length > 8) return [];
  const unfinished = /\s$/.test(query) ? null : words.at(-1);
  const isOpen = ({ term }: Token): boolean => term === unfinished?.term && !/\d/.test(term) && !wholeWords.has(term);
  const typed = words.map((word) => {
    const terms = ready.has(word.term) || word.pieces.length === 0 ? [word.term] : word.pieces;
    const prefix = isOpen(word);
    return (own: readonly string[]): boolean =>
      own.some((term) => terms.some((asked) => term === asked || (prefix && term.startsWith(asked))));
  });
  const lines = ready.answers.flatMap(({ at, group, name, names, topics, indifferent }) => {
    // What each word matches.
    const found = typed.map((matches) => {
      const inFields = { names: matches(names), topics: matches(topics) };
      return { ...inFields, any: inFields.names || inFields.topics || matches(indifferent) };
    });
    return found.some(({ any }) => any) ? [{ at, group, name, found }] : [];
  });
  // A question may name several subjects. One that is a question by itself doesn't exclude other lines.
  const subjects = (of: (group: AnswerGroup<string>) => boolean): boolean[] =>
    typed.map((_, word) => lines.some(({ group, found }) => of(group) && found[word]?.names));
  const alone = subjects((group) => group.alone);
  const fitting = lines.flatMap(({ at, group, name, found }) => {
    const named = subjects((other) => other === group);
    const covers = found.every(({ any }, word) => any || named[word] || alone[word]);
    const asked = found.filter(({ names, topics }) => names || topics).length;
    return covers && found.some(({ names }) => names) && (found.some(({ topics }) => topics) || group.alone)
      ? [{ at, asked, group, name }]
      : [];
  });
  const best = Math.max(...fitting.map(({ asked }) => asked));
  return fitting
    .filter(({ asked }) => asked === best)
    .sort((a, b) => a.at - b.at)
    .slice(0, mostAnswers);
}
