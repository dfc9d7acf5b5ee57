/** Kinds of records. Results show and announce them. */
export type RecordKind = 'page' | 'section' | 'step' | 'part' | 'term' | 'question' | 'failure' | 'answer';

/** Kinds of places: parts of a section that have an anchor of their own. */
export type PlaceKind = Extract<RecordKind, 'step' | 'part' | 'term' | 'question'>;

/** Text of a page: prose, code, or a place such as a step. */
export type RecordBlock =
  | string
  | { readonly code: string }
  | { readonly anchor: string; readonly kind: PlaceKind; readonly blocks: readonly RecordBlock[] };

/** A heading with everything up to the next one. Level 1 is the top of the page, without an anchor. */
type RecordSection = readonly [level: number, heading: string, anchor: string, blocks: readonly RecordBlock[]];

/** A page as a search record. */
export interface RecordPage<Section = RecordSection> {
  readonly route: string;
  readonly title: string;
  /** Top-level section of the site. */
  readonly section: string;
  /** Label in the sidebar. */
  readonly label?: string;
  readonly sections: readonly Section[];
}

/** Part of a failure that the index file has. */
export interface IndexedFailure {
  readonly id: string;
  readonly area: string;
  /** What people see, as on the page, without backticks. */
  readonly symptom: string;
  /** Messages of programs. */
  readonly messages: readonly string[];
}

/** A failure with all its texts. */
export interface FailureRecord extends IndexedFailure {
  /** The most likely cause. */
  readonly cause: string;
  /** Readers' phrases for the symptom. */
  readonly said: readonly string[];
  /** Texts of causes, check and fix. */
  readonly rest: readonly string[];
}

/** A line that answers a question: its subject, spellings of the subject, and the rest of the line. */
export type AnswerLine = readonly [subject: string, names: string, text: string];

/** Lines of one table that the same words ask for. */
export interface AnswerGroup<Line = AnswerLine> {
  readonly topics: readonly string[];
  /** Words that a question may contain without effect. */
  readonly indifferent: readonly string[];
  /** The subject alone is a question, too. */
  readonly alone: boolean;
  /** Path of the table with its anchor, without the base path. */
  readonly path: string;
  readonly section: string;
  readonly page: string;
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** A reader's word or phrase: its meanings, and failures that it rules out. */
export interface ReaderWord {
  readonly word: string;
  readonly means: readonly string[];
  readonly rulesOut: readonly string[];
}

/** An English term with words of other languages that mean it, with semicolons between. */
export type DictionaryLine = readonly [english: string, words: string];

/** Everything that can be found. Source of the embedded index and of the hosted one. */
export interface SearchRecords {
  readonly pages: readonly RecordPage[];
  readonly failures: readonly FailureRecord[];
  readonly answers: readonly AnswerGroup[];
  readonly words: readonly ReaderWord[];
  readonly dictionary: readonly DictionaryLine[];
  /** Phrases for an arm that moves by itself, doesn't stop or holds somebody. */
  readonly stops: readonly string[];
}

/** Inverted index as `packTerms` packs it. */
export interface PackedTerms {
  /** In alphabetical order, with commas between. */
  readonly terms: string;
  /** Texts of each term, with spaces between, as distances to the text before, one character each. */
  readonly texts: string;
}

/** A place inside a section. Default anchors are omitted. */
export type IndexedPlace = readonly [kind: PlaceKind, name: string, anchor?: string];

/** A section without its texts. The top of a page omits its heading, which is the title. Default anchors are omitted. */
export type IndexedSection = readonly [level: number, heading: string, places: readonly IndexedPlace[], anchor?: string];

/** Everything that finding and ranking need. Has only the terms of long texts. */
export interface SearchIndex extends Omit<SearchRecords, 'pages' | 'failures' | 'answers' | 'dictionary'> {
  readonly pages: readonly RecordPage<IndexedSection>[];
  readonly failures: readonly IndexedFailure[];
  /** Of each line, the spellings of its subject. */
  readonly answers: readonly AnswerGroup<string>[];
  /** Of all sections, then of each failure what readers say and what its causes, check and fix say. */
  readonly terms: PackedTerms;
}

/**
 * Number of the format of the index and the texts. Raise it when these types change, or what the engine makes of them: a page that is older than the
 * index then loads anew.
 */
export const indexFormat = 1;

export interface SearchIndexFile extends SearchIndex {
  /** `indexFormat` of the build that wrote it. */
  readonly format: number;
  /** Name of the file with the texts, in the same folder. */
  readonly texts: string;
}

/** Texts that hits show besides headings, and what only few queries need. */
export interface SearchTexts extends Pick<SearchRecords, 'dictionary'> {
  /** Blocks of each section, in reading order. */
  readonly sections: readonly (readonly RecordBlock[])[];
  readonly failures: readonly Pick<FailureRecord, 'cause'>[];
  readonly answers: readonly (readonly [subject: string, text: string])[];
}
