import type { Answer, AnswerGroup, AnswerLine } from '../contract/searchAnswers';
import { answerWords } from './answerWords';
import { stopWords } from './stopWords';

/** Lines shown at most: more are a table, which stands on its page. */
const mostAnswers = 3;

/** Words of questions that say nothing of what is asked. */
const questionWords = new Set([
  'what',
  'which',
  'where',
  'how',
  'much',
  'many',
  'does',
  'has',
  'have',
  'its',
  'openarm',
  'value',
  'number',
  's',
]);

const isQuestionWord = (word: string): boolean => questionWords.has(word) || stopWords.has(word);

/** A word with and without the ending of a plural. */
const singular = (word: string): string => (word.length > 3 || word === 'ids' ? word.replace(/s$/, '') : word);

/** A question by words, the last of which the reader may still be typing. */
interface Question {
  readonly words: readonly string[];
  readonly unfinished: string | null;
}

const readQuestion = (query: string): Question => {
  const words = answerWords(query);
  return { words, unfinished: /\s$/.test(query) ? null : (words.at(-1) ?? null) };
};

const namesOf = (groups: readonly AnswerGroup[]): ReadonlySet<string> =>
  new Set(groups.flatMap(({ lines }) => lines.flatMap(([, names]) => names)));

/** Words that begin others and ask for something else: the mode of a motor isn't its model, and a bit rate isn't rated. */
const wholeWords = new Set(['mode', 'rate']);

/** Whether a word of a question is one of a list, or the beginning of one where it is still being typed. */
const isOneOf = (word: string, list: readonly string[], unfinished: string | null): boolean =>
  list.some(
    (known) => known === word || known === singular(word) || (word === unfinished && !wholeWords.has(word) && known.startsWith(word)),
  );

/** A letter that is a small word, too, is a name at the end only: "fault A". In front, C is the language: "C code". */
const mayBeName = (word: string, index: number, { length }: readonly string[]): boolean =>
  index === length - 1 || (!isQuestionWord(word) && (word !== 'c' || index > 0));

/**
 * How many words of a question ask for what a group says; null where the group is not asked, or a word says something that it does not
 * answer. The subjects of other groups say nothing against it.
 */
function asking({ words, unfinished }: Question, group: AnswerGroup, isSubject: (word: string) => boolean): number | null {
  const { topics, indifferent, alone } = group;
  let asked = 0;
  for (const word of words.filter((candidate) => !isSubject(candidate))) {
    if (isOneOf(word, topics, unfinished)) asked += 1;
    else if (!isQuestionWord(word) && !isOneOf(word, indifferent, unfinished)) return null;
  }
  return asked > 0 || alone ? asked : null;
}

const toAnswer = ({ path, section, page, heading }: AnswerGroup, [subject, , text]: AnswerLine): Answer => ({
  id: `${path} ${subject} ${text}`,
  subject,
  text,
  path,
  section,
  page,
  heading,
});

/**
 * Lines that answer a short question such as "J5 id", "0x15" or "torque of the 4310": its subject is named, and every other word asks for
 * what the line says. A question with any other word is left to the results.
 */
export function findAnswers(query: string, groups: readonly AnswerGroup[]): readonly Answer[] {
  const question = readQuestion(query);
  const { words } = question;
  const known = namesOf(groups.filter(({ alone }) => alone));
  const found = groups.flatMap((group) => {
    const own = namesOf([group]);
    const named = new Set(words.filter((word, index) => own.has(word) && mayBeName(word, index, words)));
    const asked = named.size > 0 ? asking(question, group, (word) => named.has(word) || known.has(word)) : null;
    if (asked === null) return [];
    const lines = group.lines.filter(([, names]) => names.some((name) => named.has(name)));
    return lines.map((line) => ({ asked, answer: toAnswer(group, line) }));
  });
  const most = Math.max(...found.map(({ asked }) => asked));
  return found.flatMap(({ asked, answer }) => (asked === most ? [answer] : [])).slice(0, mostAnswers);
}
