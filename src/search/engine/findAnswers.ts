import type { AnswerGroup } from '../contract/searchRecords';
import { readWords, stopWords } from './analysis';
import type { Token } from './analysis';
import type { ReadyIndex } from './searchIndex';
import { fields } from './searchIndex';

/** A line of a table that answers a question. */
export interface FoundAnswer {
  readonly group: AnswerGroup<string>;
  /** Index of the line. */
  readonly at: number;
}

/** Maximum number of answers. More are a table, which has its page. */
const mostAnswers = 3;

/** Words of questions without meaning for the answer. */
const questionWords: ReadonlySet<string> = new Set(['much', 'many', 'openarm', 'valu', 'number', 'dm', '2ec', 'v1']);

/** Words that are never prefixes: the mode of a motor isn't its model, and a bit rate isn't rated. */
const wholeWords: ReadonlySet<string> = new Set(['mod', 'rat']);

/** Group of each line. */
const groupsOf = (groups: readonly AnswerGroup<string>[]): AnswerGroup<string>[] => groups.flatMap((group) => group.lines.map(() => group));

/**
 * Finds answers to a short question such as "J5 id", "0x15" or "torque of the 4310", which names the subject of a line and otherwise only words
 * that ask for the line or don't matter.
 */
export function findAnswers(query: string, ready: ReadyIndex): FoundAnswer[] {
  const words = readWords(query).filter(({ term }) => !stopWords.has(term) && !questionWords.has(term));
  if (words.length === 0 || words.length > 8) return [];
  const unfinished = /\s$/.test(query) ? null : words.at(-1);
  const isOpen = ({ term }: Token): boolean => term === unfinished?.term && !/\d/.test(term) && !wholeWords.has(term);
  const typed = words.map((word) => ({
    terms: ready.has(word.term) || word.pieces.length === 0 ? [word.term] : word.pieces,
    prefix: isOpen(word),
  }));
  const matches = ready.search(
    { combineWith: 'OR', queries: typed.map(({ terms, prefix }) => ({ queries: [...terms], prefix })) },
    { fields: [...fields.answer] },
  );
  const groups = groupsOf(ready.index.answers);
  const lines = matches.flatMap(({ id, match }) => {
    const record = ready.records[id as number];
    const group = record && groups[record.at];
    // Fields that match, by word.
    const found = typed.map(({ terms, prefix }) =>
      Object.entries(match).flatMap(([term, names]) =>
        terms.some((word) => term === word || (prefix && term.startsWith(word))) ? names : [],
      ),
    );
    return record && group ? [{ at: record.at, group, found }] : [];
  });
  // A question may name several subjects. One that is a question by itself doesn't exclude other lines.
  const subjects = (of: (group: AnswerGroup<string>) => boolean): boolean[] =>
    typed.map((_, word) => lines.some(({ group, found }) => of(group) && found[word]?.includes('names')));
  const alone = subjects((group) => group.alone);
  const fitting = lines.flatMap(({ at, group, found }) => {
    const named = subjects((other) => other === group);
    const covers = found.every((inFields, word) => inFields.length > 0 || named[word] || alone[word]);
    const asked = found.filter((inFields) => inFields.includes('topics')).length;
    return covers && found.some((inFields) => inFields.includes('names')) && (asked > 0 || group.alone) ? [{ at, asked, group }] : [];
  });
  const best = Math.max(...fitting.map(({ asked }) => asked));
  return fitting
    .filter(({ asked }) => asked === best)
    .sort((a, b) => a.at - b.at)
    .slice(0, mostAnswers);
}
