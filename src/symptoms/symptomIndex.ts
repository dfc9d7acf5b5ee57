import type { SymptomRecord } from './symptomRecords';
import { messageTerms, symptomTerms } from './symptomTerms';

/** What a word is worth by where it stands. */
const fieldWeights = { symptom: 1, phrases: 1, messages: 0.6, causes: 0.3 } as const;

/** A word that no symptom has says this share of what the rarest one says. */
const unknownShare = 0.6;

/** Words with what they are worth together. */
export interface Phrase {
  readonly terms: ReadonlySet<string>;
  readonly size: number;
}

/** A message by its words, in their order. */
export interface Message {
  readonly text: string;
  readonly terms: readonly string[];
  readonly size: number;
}

/** A record made ready to be compared. */
export interface SymptomEntry {
  readonly record: SymptomRecord;
  /** Words with the weight of the best place where they stand. */
  readonly terms: ReadonlyMap<string, number>;
  /** What people see, in one way of saying it each. */
  readonly phrases: readonly Phrase[];
  readonly messages: readonly Message[];
}

/** Records made ready to be searched. */
export interface SymptomIndex {
  readonly entries: readonly SymptomEntry[];
  /** How much a word says: rare ones more. */
  readonly worth: (term: string) => number;
  /** The same for the words of messages, among messages. */
  readonly messageWorth: (term: string) => number;
  readonly known: ReadonlySet<string>;
}

type Worth = SymptomIndex['worth'];

/** How much words are worth together. */
export function sizeOf(terms: Iterable<string>, worth: Worth): number {
  let size = 0;
  for (const term of terms) size += worth(term);
  return size;
}

/** Worth by the number of documents that hold a word. */
function worthIn(documents: readonly Iterable<string>[]): Worth {
  const counts = new Map<string, number>();
  for (const document of documents) for (const term of new Set(document)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const worthOf = (count: number): number => Math.log(1 + documents.length / (count + 0.5));
  const worth = new Map([...counts].map(([term, count]) => [term, worthOf(count)]));
  const unknown = unknownShare * worthOf(1);
  return (term) => worth.get(term) ?? unknown;
}

/** Terms of a text that holds nothing else. */
const split = (terms: string): string[] => (terms === '' ? [] : terms.split(' '));

function weightsOf({ symptom, phrases, messages, causes }: SymptomRecord): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (terms: readonly string[], weight: number): void => {
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  };
  add(symptomTerms(symptom), fieldWeights.symptom);
  add(phrases.flatMap(split), fieldWeights.phrases);
  add(messages.flatMap(symptomTerms), fieldWeights.messages);
  add(split(causes), fieldWeights.causes);
  return weights;
}

/** Makes records ready. */
export function symptomIndex(records: readonly SymptomRecord[]): SymptomIndex {
  const weights = records.map(weightsOf);
  const messages = records.map((record) => record.messages.map((text) => ({ text, terms: messageTerms(text) })));
  const worth = worthIn(weights.map((terms) => terms.keys()));
  const messageWorth = worthIn(messages.flatMap((of) => of.map(({ terms }) => terms)));
  return {
    entries: records.map((record, at) => ({
      record,
      terms: weights[at] ?? new Map<string, number>(),
      phrases: [symptomTerms(record.symptom), ...record.phrases.map(split)].map((of) => {
        const terms = new Set(of);
        return { terms, size: sizeOf(terms, worth) };
      }),
      messages: (messages[at] ?? []).map(({ text, terms }) => ({ text, terms, size: sizeOf(terms, messageWorth) })),
    })),
    worth,
    messageWorth,
    known: new Set(weights.flatMap((terms) => [...terms.keys()])),
  };
}
