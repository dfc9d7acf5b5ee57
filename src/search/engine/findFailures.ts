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

/** A failure that fits, and what of the text it fits to. */
export interface FoundFailure {
  readonly failure: IndexedFailure;
  /** Its number. */
  readonly at: number;
  readonly score: number;
  /** The message that the text holds, if it holds one. */
  readonly message: string | null;
  /** What the output of a program in the text shows, as the end of "The text shows …", if it points to this failure. */
  readonly seen: string | null;
  /** Share of what the text's words say that the failure explains. */
  readonly covered: number;
}

/** What a match is worth by the field of a failure. */
const boost = { symptom: 1.5, said: 3, messages: 1 } as const;

/** Repetition counts long: what is said in many phrases is what people see. */
const bm25 = { k: 8, b: 0.25, d: 0 } as const;

/** What a full match by words, a message that is there as it is, and the sign of an output are worth against each other. */
const worth = { words: 1.4, message: 1.8, sign: 1.5, ofLaterSign: 0.9 } as const;

/** Lines of a long text, and letters and words of a long line, that are compared with messages; letters that are looked through for what rules failures out. */
const most = { lines: 400, letters: 2000, words: 60, rulingOut: 20_000 } as const;

/** More lines than this are what a program printed: their words by themselves say little. */
const linesOfAQuestion = 4;

interface Messages {
  readonly of: readonly (readonly (Line & { readonly text: string })[])[];
  readonly worth: (term: string) => number;
}

const messagesOf = new WeakMap<ReadyIndex, Messages>();

/** The messages of all failures, with what a word of them is worth: the fewer messages hold it, the more. */
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

/** What the output of a program in a text points to, with what it shows and what that is worth. */
function signsIn(text: string): ReadonlyMap<string, { readonly seen: string; readonly score: number }> {
  const signs = new Map<string, { readonly seen: string; readonly score: number }>();
  for (const { seen, symptoms } of readOutput(text))
    for (const id of symptoms) if (!signs.has(id)) signs.set(id, { seen, score: worth.sign * worth.ofLaterSign ** signs.size });
  return signs;
}

/** Whether a line shows a command that fails: it names the program that complains, and all that the command is about. */
function showsFailing(command: string, lines: readonly string[]): boolean {
  const [program = '', ...rest] = command.toLowerCase().split(' ');
  return lines.some((line) => line.includes(`${program}: `) && rest.every((word) => line.includes(word)));
}

/** The failures that fit to what somebody wrote or pasted, best first. */
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
  // A frame is judged by its reading: its port and bytes stand in every other frame, too.
  const question = lines.length > linesOfAQuestion ? '' : written.join('\n').replace(printedFrames, ' ');
  const parts = queryParts(question, 'failure', ready);
  const found: Match[] =
    parts.length === 0 ? [] : ready.search(queryTree(parts, 'OR', ready), { fields: [...fields.failure], boost, bm25 });
  const { of: coveredBy } = worthOfParts(parts, found, failures.length);
  // All words once say more than one of them in many phrases.
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
