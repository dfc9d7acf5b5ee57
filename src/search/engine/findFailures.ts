import type { SearchResult as Match } from 'minisearch';
import type { IndexedFailure } from '../contract/searchRecords';
import { printedFrames, withoutColours } from '../signs/readFrames';
import { readOutput } from '../signs/readOutput';
import { compareMessage, messageTerms, sizeOf } from './compareMessages';
import type { Line } from './compareMessages';
import { worthOfParts } from './findPages';
import { queryParts, queryTree } from './query';
import { fields } from './searchIndex';
import type { ReadyIndex } from './searchIndex';

/** A failure that matches a text, and how. */
export interface FoundFailure {
  readonly failure: IndexedFailure;
  /** Its index. */
  readonly at: number;
  readonly score: number;
  /** Its message that the text contains. */
  readonly message: string | null;
  /** The sign of this failure in a program's output, as the end of "The text shows …". */
  readonly seen: string | null;
  /** Share of the weight of the text's words that the failure explains. */
  readonly covered: number;
}

/** Weights of the fields. */
const boost = { symptom: 1.5, said: 3, messages: 1 } as const;

/** Parameters of BM25+. Terms saturate late, because a word in many phrases is what most people see. */
const bm25 = { k: 8, b: 0.25, d: 0 } as const;

/** Weights of a full match by words, of a message and of a sign. Later signs of an output weigh less. */
const worth = { words: 1.4, message: 1.8, sign: 1.5, ofLaterSign: 0.9 } as const;

/** Limits for long texts: lines, and letters and words per line, that are compared with messages; letters in which words can rule failures out. */
const most = { lines: 400, letters: 2000, words: 60, rulingOut: 20_000 } as const;

/** A longer text is the output of a program: only its messages and signs count, not single words. */
const linesOfAQuestion = 4;

interface Messages {
  readonly of: readonly (readonly (Line & { readonly text: string })[])[];
  readonly worth: (term: string) => number;
}

const messagesOf = new WeakMap<ReadyIndex, Messages>();

/** Messages of all failures. A rare word weighs more than a common one. */
function readMessages(ready: ReadyIndex): Messages {
  const known = messagesOf.get(ready);
  if (known) return known;
  const texts = ready.index.failures.map(({ messages }) => messages.map((text) => ({ text, terms: messageTerms(text) })));
  const counts = new Map<string, number>();
  for (const { terms } of texts.flat()) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const all = texts.flat().length;
  const worthOf = (term: string): number => Math.log(1 + all / ((counts.get(term) ?? 1) + 0.5)) * (counts.has(term) ? 1 : 0.6);
  const made = {
    of: texts.map((messages) => messages.map((message) => ({ ...message, size: sizeOf(message.terms, worthOf) }))),
    worth: worthOf,
  };
  messagesOf.set(ready, made);
  return made;
}

/** Signs in a program's output, by the failure that they point to. */
function signsIn(text: string): ReadonlyMap<string, { readonly seen: string; readonly score: number }> {
  const signs = new Map<string, { readonly seen: string; readonly score: number }>();
  for (const { seen, symptoms } of readOutput(text))
    for (const id of symptoms) if (!signs.has(id)) signs.set(id, { seen, score: worth.sign * worth.ofLaterSign ** signs.size });
  return signs;
}

/** Whether a line shows that a command fails: it has the program, followed by a colon, and all arguments. */
function showsFailing(command: string, lines: readonly string[]): boolean {
  const [program = '', ...rest] = command.toLowerCase().split(' ');
  return lines.some((line) => line.includes(`${program}: `) && rest.every((word) => line.includes(word)));
}

/** Finds failures that match what somebody wrote or pasted, best first. */
export function findFailures(text: string, ready: ReadyIndex): FoundFailure[] {
  const { failures } = ready.index;
  if (failures.length === 0) return [];
  const messages = readMessages(ready);
  const written = withoutColours(text)
    .split('\n', most.lines)
    .map((line) => line.slice(0, most.letters));
  const lines = written
    .map((line) => messageTerms(line).slice(0, most.words))
    .filter((terms) => terms.length > 0)
    .map((terms) => ({ terms, size: sizeOf(terms, messages.worth) }));
  // The signs have read the frames. Their ports and bytes say nothing as words.
  const question = lines.length > linesOfAQuestion ? '' : written.join('\n').replace(printedFrames, ' ');
  const parts = queryParts(question, 'failure', ready);
  const found: Match[] =
    parts.length === 0 ? [] : ready.search(queryTree(parts, 'OR', ready), { fields: [...fields.failure], boost, bm25 });
  const { of: coveredBy } = worthOfParts(parts, found, failures.length);
  // Prefers a match of all words to one word in many phrases.
  const matches = found.map((match) => ({ ...match, score: match.score * coveredBy(match) })).sort((a, b) => b.score - a.score);
  const byId = new Map(matches.map((match) => [match.id as number, match]));
  const bestScore = matches[0]?.score ?? 1;
  const signs = signsIn(text);
  const lowerLines = written.map((line) => line.toLowerCase());
  const ruledOut = ready.lexicon.ruledOut(written.join('\n').slice(0, most.rulingOut));

  const bestMessage = (at: number): { text: string; score: number } | null => {
    let best: { text: string; score: number } | null = null;
    for (const message of messages.of[at] ?? [])
      for (const line of lines) {
        const score = compareMessage(line, message, messages.worth);
        if (score > (best?.score ?? 0)) best = { text: message.text, score };
      }
    return best;
  };

  return ready.records
    .filter(({ kind }) => kind === 'failure')
    .flatMap(({ id, at }): FoundFailure[] => {
      const failure = failures[at];
      const match = byId.get(id);
      const message = bestMessage(at);
      const sign = failure && signs.get(failure.id);
      if (!failure || !(match ?? message ?? sign) || ruledOut.has(failure.id)) return [];
      if (!message && ready.texts.failures[at]?.commands.some((command) => showsFailing(command, lowerLines))) return [];
      const covered = match ? coveredBy(match) : 0;
      const byWords = match ? (worth.words * match.score) / bestScore : 0;
      const score = byWords * (match ? coveredBy(matches[0] ?? match) : 0) + worth.message * (message?.score ?? 0) + (sign?.score ?? 0);
      return [{ failure, at, score, message: message?.text ?? null, seen: sign?.seen ?? null, covered }];
    })
    .sort((a, b) => b.score - a.score);
}
