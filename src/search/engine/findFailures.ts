import type { IndexedFailure } from '../contract/searchRecords';
import { readOutput, unreadPart } from '../signs/readOutput';
import { failureQuery, longestQuery } from './query';
import type { ReadyIndex } from './searchIndex';
import { readText } from './witness';
import type { Phrase, ReadText } from './witness';

/** A failure that matches a text. */
export interface FoundFailure {
  readonly failure: IndexedFailure;
  /** Its index. */
  readonly at: number;
  /** Evidence in the text that it fits, as a sentence; empty if it only might fit. */
  readonly why: string;
}

/** Failures for a text, best first. */
export interface FoundFailures {
  readonly fitting: readonly FoundFailure[];
  readonly might: readonly FoundFailure[];
  /** What the output of a healthy system shows; empty if the text isn't one. */
  readonly healthy: string;
  /** Score of the best match of words. */
  readonly bestScore: number;
  /** The text describes an arm that has to be stopped first. */
  readonly asksToStop: boolean;
}

/** Whether a line shows that a command fails: it has the program, followed by a colon, and all arguments. */
function showsFailing(command: string, lines: readonly string[]): boolean {
  const [program = '', ...rest] = command.toLowerCase().split(' ');
  return lines.some((line) => line.includes(`${program}: `) && rest.every((word) => line.includes(word)));
}

/** The longest message or title of a failure that stands in the text. */
function bestQuote(own: readonly Phrase[], text: ReadText): { readonly quote: string; readonly length: number } | null {
  for (const { length, quoteIn } of own) {
    const quote = quoteIn(text);
    if (quote !== null) return { quote, length };
  }
  return null;
}

/** Letters that are read at each end of a longer text, which is a log: the messages that matter are there. */
const mostLetters = 50_000;

const endsOf = (text: string): string =>
  text.length > 2 * mostLetters ? `${text.slice(0, mostLetters)}\n${text.slice(-mostLetters)}` : text;

/** Maximum numbers of failures that fit and that might fit. */
const most = { fitting: 3, might: 3 } as const;

/**
 * Finds failures for what somebody wrote or pasted. A failure fits if the text has evidence: a message or the title of the failure word for
 * word, or a sign that a parser has read. The others are ranked by BM25, and the best of them might fit.
 */
export function findFailures(text: string, ready: ReadyIndex, isWanted: (failure: IndexedFailure) => boolean = () => true): FoundFailures {
  const { failures } = ready.index;
  const read = endsOf(text);
  const signs = readOutput(read);
  // Signs have read these lines. Their words, such as the columns of a table, say nothing.
  const rest = readText(unreadPart(read));
  const lines = rest.lower.split('\n');
  const ruledOut = ready.lexicon.ruledOut(read);
  const isRuledOut = (at: number): boolean => !failures[at] || ruledOut.has(failures[at].id) || !isWanted(failures[at]);
  // A failure isn't shown if its fix is the command that fails.
  const isAllowed = (at: number): boolean =>
    !isRuledOut(at) && !ready.texts.failures[at]?.commands.some((command) => showsFailing(command, lines));
  const matches = ready.byFailure.rank(failureQuery(rest.text, ready));
  const places = new Map(matches.map(({ at }, place) => [at, place]));
  const placeOf = (at: number): number => places.get(at) ?? places.size;
  const indexOf = new Map(failures.map(({ id }, at) => [id, at]));
  const indicesOf = (ids: readonly string[]): number[] => ids.flatMap((id) => indexOf.get(id) ?? []);

  const quoted = ready.phrases
    .flatMap((own, at) => {
      const best = bestQuote(own, rest);
      return best ? [{ at, why: `The text says “${best.quote}”.`, length: best.length }] : [];
    })
    .sort((a, b) => b.length - a.length || placeOf(a.at) - placeOf(b.at));
  const signed = signs.flatMap(({ seen, symptoms: [first = ''], isHealthy }) =>
    isHealthy ? [] : indicesOf([first]).map((at) => ({ at, why: `The text shows ${seen}.` })),
  );
  const witnessed = [...quoted.filter(({ at }) => !isRuledOut(at)), ...signed.filter(({ at }) => isAllowed(at))];
  const fitting = witnessed.filter(({ at }, place) => witnessed.findIndex((one) => one.at === at) === place).slice(0, most.fitting);
  const others = [...new Set([...signs.flatMap(({ symptoms }) => indicesOf(symptoms)), ...places.keys()])];
  const might = others.filter((at) => !fitting.some((one) => one.at === at) && isAllowed(at)).slice(0, most.might);
  const found = (at: number, why: string): FoundFailure[] => (failures[at] ? [{ failure: failures[at], at, why }] : []);
  return {
    fitting: fitting.flatMap(({ at, why }) => found(at, why)),
    might: might.flatMap((at) => found(at, '')),
    healthy: fitting.length === 0 ? signs.flatMap(({ isHealthy, seen }) => (isHealthy ? [seen] : [])).join('; ') : '',
    bestScore: matches[0]?.score ?? 0,
    asksToStop: ready.lexicon.asksToStop(ready.lexicon.translate(rest.text.slice(0, longestQuery.letters))),
  };
}
