import type { IndexedFailure } from '../contract/searchRecords';
import { readOutput, unreadPart } from '../signs/readOutput';
import { failureQuery, longestQuery } from './query';
import type { ReadyIndex } from './searchIndex';
import { linesOf, messagePhrase, quoteOf, titlePhrase } from './witness';
import type { Line, Phrase } from './witness';

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

const phrases = new WeakMap<ReadyIndex, readonly (readonly Phrase[])[]>();

/** Title and messages of each failure. */
function phrasesOf(ready: ReadyIndex): readonly (readonly Phrase[])[] {
  const known =
    phrases.get(ready) ?? ready.index.failures.map(({ symptom, messages }) => [titlePhrase(symptom), ...messages.map(messagePhrase)]);
  phrases.set(ready, known);
  return known;
}

/** Whether a line shows that a command fails: it has the program, followed by a colon, and all arguments. */
function showsFailing(command: string, lines: readonly Line[]): boolean {
  const [program = '', ...rest] = command.toLowerCase().split(' ');
  return lines.some(({ text }) => {
    const line = text.toLowerCase();
    return line.includes(`${program}: `) && rest.every((word) => line.includes(word));
  });
}

/** The longest message or title of a failure that stands in the text. */
function bestQuote(own: readonly Phrase[], lines: readonly Line[]): { readonly quote: string; readonly length: number } | null {
  let best: { quote: string; length: number } | null = null;
  for (const phrase of own) {
    if (phrase.length <= (best?.length ?? 0)) continue;
    for (const line of lines) {
      const quote = quoteOf(phrase, line);
      if (quote === null) continue;
      best = { quote, length: phrase.length };
      break;
    }
  }
  return best;
}

/** Maximum numbers of failures that fit and that might fit. */
const most = { fitting: 3, might: 3 } as const;

/** Letters in which words can rule failures out. */
const mostRulingOut = 20_000;

/**
 * Finds failures for what somebody wrote or pasted. A failure fits if the text has evidence: a message or the title of the failure word for
 * word, or a sign that a parser has read. The others are ranked by BM25, and the best of them might fit.
 */
export function findFailures(text: string, ready: ReadyIndex, isWanted: (failure: IndexedFailure) => boolean = () => true): FoundFailures {
  const { failures } = ready.index;
  const signs = readOutput(text);
  // Signs have read these lines. Their words, such as the columns of a table, say nothing.
  const rest = unreadPart(text);
  const lines = linesOf(rest).filter(({ all }) => all.length > 0);
  const ruledOut = ready.lexicon.ruledOut(text.slice(0, mostRulingOut));
  const isRuledOut = (at: number): boolean => !failures[at] || ruledOut.has(failures[at].id) || !isWanted(failures[at]);
  // A failure isn't shown if its fix is the command that fails.
  const isAllowed = (at: number): boolean =>
    !isRuledOut(at) && !ready.texts.failures[at]?.commands.some((command) => showsFailing(command, lines));
  const matches = ready.byFailure.rank(failureQuery(rest, ready));
  const places = new Map(matches.map(({ at }, place) => [at, place]));
  const placeOf = (at: number): number => places.get(at) ?? places.size;
  const indexOf = new Map(failures.map(({ id }, at) => [id, at]));
  const indicesOf = (ids: readonly string[]): number[] => ids.flatMap((id) => indexOf.get(id) ?? []);

  const quoted = phrasesOf(ready)
    .flatMap((own, at) => {
      const best = bestQuote(own, lines);
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
    asksToStop: ready.lexicon.asksToStop(ready.lexicon.translate(rest.slice(0, longestQuery.letters))),
  };
}
