import type { IndexedFailure } from '../contract/searchRecords';
import { lettersOfEnd } from '../contract/searchTypes';
import { isReadWhole } from '../output-parsers/healthyOutput';
import { readOutput, unreadPart } from '../output-parsers/readOutput';
import { holdsDoubt, proseOf } from './doubt';
import { failureQuery } from './query';
import { splitScripts } from './dictionary';
import type { ReadyIndex } from './searchIndex';
import type { Phrase } from './evidence';

/** A failure that matches a text. */
export interface FoundFailure {
  readonly failure: IndexedFailure;
  /** Its index. */
  readonly at: number;
  /** Evidence in the text that it fits, as a sentence; empty if it is only alike in words. */
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
  /** The text names a danger. How to stop the arm stands above everything else. */
  readonly asksToStop: boolean;
  /** Somebody describes what no entry fits: the arm may have to be stopped all the same. */
  readonly mayAskToStop: boolean;
}

/** The longest message or title of a failure that stands in the text. Phrases are sorted by length. */
function bestQuote(own: readonly Phrase[], text: string, lower: string): { readonly quote: string; readonly length: number } | null {
  for (const { length, quoteIn } of own) {
    const quote = quoteIn(text, lower);
    if (quote !== null) return { quote, length };
  }
  return null;
}

/** The two ends of a long text, which is a log: the messages that matter are there. */
const endsOf = (text: string): string =>
  text.length > 2 * lettersOfEnd ? `${text.slice(0, lettersOfEnd)}\n${text.slice(-lettersOfEnd)}` : text;

/** Maximum numbers of failures that fit and that might fit. */
const most = { fitting: 3, might: 3 } as const;

/** Keeps the first of each failure. */
const distinct = (found: readonly FoundFailure[]): FoundFailure[] =>
  found.filter(({ at }, place) => found.findIndex((one) => one.at === at) === place);

/**
 * Finds failures for what somebody wrote or pasted. A failure fits if the text has evidence: a message or the title of the failure word for
 * word, or a sign that a parser has read. The others are ranked by BM25, and the best of them might fit.
 */
export function findFailures(text: string, ready: ReadyIndex, isWanted: (failure: IndexedFailure) => boolean = () => true): FoundFailures {
  const ends = endsOf(text);
  const read = splitScripts(ends);
  const signs = readOutput(read);
  // Signs have read these lines. Their words, such as the columns of a table, say nothing.
  const rest = unreadPart(read);
  const lower = rest.toLowerCase();
  const matches = ready.byFailure.rank(failureQuery(rest, ready));
  const places = new Map(matches.map(({ at }, place) => [at, place]));
  const placeOf = (at: number): number => places.get(at) ?? places.size;

  const ruledOut = ready.lexicon.ruledOut(read);
  const all = ready.index.failures.map((failure, at): FoundFailure => ({ failure, at, why: '' }));
  const candidates = all.filter(({ failure }) => isWanted(failure) && !ruledOut.has(failure.id));
  const named = (ids: readonly string[], why = ''): FoundFailure[] =>
    ids.flatMap((id) => candidates.filter(({ failure }) => failure.id === id).map((one) => ({ ...one, why })));

  const quoted = candidates
    .flatMap((one) => {
      const best = bestQuote(ready.phrases[one.at] ?? [], rest, lower);
      return best ? [{ ...one, ...best, why: `The text says “${best.quote}”.` }] : [];
    })
    .sort((a, b) => b.length - a.length || placeOf(a.at) - placeOf(b.at));
  const signed = signs.flatMap(({ seen, symptoms, isHealthy }) =>
    isHealthy ? [] : named(symptoms.slice(0, 1), `The text shows ${seen}.`),
  );
  const proven = distinct([...quoted, ...signed]).slice(0, most.fitting);
  const asksToStop = ready.lexicon.asksToStop(rest);
  // Whoever denies or adds something has not met the failure for certain.
  const besides = quoted.reduce((left, { quote }) => left.replace(quote, ' '), rest);
  const fitting = holdsDoubt(besides) || (asksToStop && ready.lexicon.asksToStop(besides)) ? [] : proven;
  const ranked = candidates.filter(({ at }) => places.has(at)).sort((a, b) => placeOf(a.at) - placeOf(b.at));
  const others = [...signs.flatMap(({ symptoms }) => named(symptoms)), ...ranked];
  const isHealthy = proven.length === 0 && !asksToStop && ends === text && isReadWhole(read);
  const healthy = isHealthy ? signs.flatMap((one) => (one.isHealthy ? [one.seen] : [])).join('; ') : '';
  return {
    fitting,
    might: distinct([...proven, ...others]).slice(fitting.length, fitting.length + most.might),
    healthy,
    bestScore: matches[0]?.score ?? 0,
    asksToStop,
    mayAskToStop: asksToStop || (fitting.length === 0 && healthy === '' && proseOf(rest) !== ''),
  };
}
