import type { SymptomRecord } from './symptomRecords';
import { messageTerms, symptomTerms } from './symptomTerms';
import { twoTermsReader } from './twoTerms';
import type { ReadTwoTerms } from './twoTerms';

/** Places where the words of a record stand. */
type Field = 'told' | 'messages' | 'causes' | 'remedy';

/**
 * What a word is worth by where it stands: in what people see and say of it, in each phrase anew, elsewhere once. Found by leaving out a fifth
 * of all phrases in turn, and finding their rows by the rest.
 */
const fieldWeights: Readonly<Record<Field, number>> = { told: 1, messages: 1, causes: 1.5, remedy: 1 };

/**
 * A word that stands in this share of the phrases of a symptom says half of what one can that stands in all of them, and so much the length of a
 * field counts, as in BM25F.
 */
const often = { half: 1 / 7, length: 0.5 } as const;

/** A word that no symptom has says this share of what the rarest one says. */
const unknownShare = 0.6;

/** Words with what they are worth together. */
export interface Phrase {
  /** Each once. */
  readonly terms: readonly string[];
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
  /** Words with what they say of this symptom, from 0 to 1: the more phrases hold one, the more. */
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
  readonly twoTerms: ReadTwoTerms;
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

/** What people see and say, in one way of saying it each. */
const toldIn = ({ symptom, phrases }: SymptomRecord): (readonly string[])[] => [symptomTerms(symptom), ...phrases.map(split)];

/** How often each field has each word. */
const wordsOf = (
  { messages, causes, remedy }: SymptomRecord,
  told: readonly (readonly string[])[],
  twoTerms: ReadTwoTerms,
): Record<Field, readonly string[]> => ({
  told: told.flat(),
  messages: [...new Set(twoTerms(messages.flatMap(symptomTerms)))],
  causes: twoTerms(split(causes)),
  remedy: twoTerms(split(remedy)),
});

/** What each word says of each record, from 0 to 1. */
function weightsOf(words: readonly Record<Field, readonly string[]>[], records: readonly SymptomRecord[]): Map<string, number>[] {
  const weights = records.map(() => new Map<string, number>());
  // Object.keys types keys as strings; they are those of the constant.
  for (const field of Object.keys(fieldWeights) as Field[]) {
    const mean = words.reduce((sum, { [field]: terms }) => sum + terms.length, 0) / Math.max(1, words.length);
    words.forEach(({ [field]: terms }, at) => {
      const weight = fieldWeights[field] / (1 - often.length + (often.length * terms.length) / Math.max(1, mean));
      for (const term of terms) weights[at]?.set(term, (weights[at].get(term) ?? 0) + weight);
    });
  }
  const half = (often.half * records.reduce((sum, { phrases }) => sum + phrases.length + 1, 0)) / Math.max(1, records.length);
  return weights.map((terms) => new Map([...terms].map(([term, weight]) => [term, weight / (weight + half)])));
}

/** Makes records ready. */
export function symptomIndex(records: readonly SymptomRecord[]): SymptomIndex {
  const written = records.map(toldIn);
  const twoTerms = twoTermsReader(written.flat());
  const told = written.map((phrases) => phrases.map(twoTerms));
  const words = records.map((record, at) => wordsOf(record, told[at] ?? [], twoTerms));
  const weights = weightsOf(words, records);
  const messages = records.map((record) => record.messages.map((text) => ({ text, terms: messageTerms(text) })));
  const worth = worthIn(weights.map((terms) => terms.keys()));
  const messageWorth = worthIn(messages.flatMap((texts) => texts.map(({ terms }) => terms)));
  return {
    entries: records.map((record, at) => ({
      record,
      terms: weights[at] ?? new Map<string, number>(),
      phrases: (told[at] ?? []).map((said, phrase) => {
        // The first is the symptom as the page words it, which may have a word twice.
        const terms = phrase === 0 ? [...new Set(said)] : said;
        return { terms, size: sizeOf(terms, worth) };
      }),
      messages: (messages[at] ?? []).map(({ text, terms }) => ({ text, terms, size: sizeOf(terms, messageWorth) })),
    })),
    worth,
    messageWorth,
    known: new Set(weights.flatMap((terms) => [...terms.keys()])),
    twoTerms,
  };
}
