/** What a record is. Readers see and hear it with each result. */
export type RecordKind = 'page' | 'section' | 'step' | 'part' | 'term' | 'question' | 'failure' | 'answer';

/** Kinds of what has an anchor of its own inside a section. */
export type PlaceKind = Extract<RecordKind, 'step' | 'part' | 'term' | 'question'>;

/** Text of a page: prose as it is, code apart from it, and what has an anchor of its own, such as a step. */
export type RecordBlock =
  | string
  | { readonly code: string }
  | { readonly anchor: string; readonly kind: PlaceKind; readonly blocks: readonly RecordBlock[] };

/** A heading with everything up to the next one. Level 1 is the page's top, which has no anchor. */
export type RecordSection = readonly [level: number, heading: string, anchor: string, blocks: readonly RecordBlock[]];

/** A page of the site as the search engine gets it. */
export interface RecordPage<Section = RecordSection> {
  readonly route: string;
  readonly title: string;
  /** Top section of the site that the page belongs to. */
  readonly section: string;
  /** Other name of the page: its label in the sidebar. */
  readonly label?: string;
  readonly sections: readonly Section[];
}

/** What is shown of a failure before all texts are here. */
export interface IndexedFailure {
  readonly id: string;
  readonly area: string;
  /** What people see, as the page words it, without signs for code. */
  readonly symptom: string;
  /** Route of the page that it leads to. */
  readonly page: string;
  /** What programs print. */
  readonly messages: readonly string[];
}

/** A failure with all texts by which it is found. */
export interface FailureRecord extends IndexedFailure {
  /** The likeliest cause, in words. */
  readonly cause: string;
  /** Commands of the way out, as words: `modprobe gs_usb`. */
  readonly commands: readonly string[];
  /** Other ways to say what people see. */
  readonly said: readonly string[];
}

/** What an answer is about, the ways to write that, and the rest of the line. */
export type AnswerLine = readonly [subject: string, names: string, text: string];

/** Lines from one table that the same words ask for. */
export interface AnswerGroup<Line = AnswerLine> {
  readonly topics: readonly string[];
  /** Words that may stand in the question and change nothing. */
  readonly indifferent: readonly string[];
  /** The subject by itself asks for a line, too. */
  readonly alone: boolean;
  /** Place of the table, without the base path. */
  readonly path: string;
  readonly section: string;
  readonly page: string;
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** A word or phrase of readers: what it means, among which kinds, and failures that it rules out. */
export interface ReaderWord {
  readonly word: string;
  readonly means: readonly string[];
  readonly kinds: readonly ('page' | 'failure')[];
  readonly rulesOut: readonly string[];
}

/** Everything that can be found. Both engines make their own records from it. */
export interface SearchRecords {
  readonly language: string;
  readonly documentationTag: string;
  readonly pages: readonly RecordPage[];
  readonly failures: readonly FailureRecord[];
  readonly answers: readonly AnswerGroup[];
  readonly words: readonly ReaderWord[];
}

/** Terms with the texts that hold them; src/search/engine/packedTerms.ts writes and reads it. */
export interface PackedTerms {
  /** In alphabetical order. Of each only what differs from the one before, after a capital that tells how many letters are the same. */
  readonly terms: string;
  /** For each term a character: how many texts hold it. */
  readonly lengths: string;
  /** The texts of each term, rare terms first, one character each: the distance to the text before. */
  readonly places: string;
  /** How often each of these texts holds its term, a few in one character. */
  readonly counts: string;
}

/** What has an anchor of its own inside a section, by its name. An anchor that can be made from it is left out. */
export type IndexedPlace = readonly [kind: PlaceKind, name: string, anchor?: string];

/** A section without its texts. The top of a page has no heading here, because it's the title; an anchor that can be made from the heading is left out. */
export type IndexedSection = readonly [level: number, heading: string, places: readonly IndexedPlace[], anchor?: string];

/** All that finding and ranking need. Of long texts it has the terms only. */
export interface SearchIndex extends Omit<SearchRecords, 'pages' | 'failures' | 'answers'> {
  readonly pages: readonly RecordPage<IndexedSection>[];
  readonly failures: readonly IndexedFailure[];
  /** Of each line, the ways to write what it is about. */
  readonly answers: readonly AnswerGroup<string>[];
  /** Texts are numbered: the sections, then what is said of each failure. */
  readonly terms: PackedTerms;
}

/** The index as the site serves it. */
export interface SearchIndexFile extends SearchIndex {
  /** Name of the file with the texts, beside this one. */
  readonly texts: string;
}

/** What results show besides headings. */
export interface SearchTexts {
  /** Blocks of each section, in reading order. */
  readonly sections: readonly (readonly RecordBlock[])[];
  /** Of each failure the likeliest cause, and the commands of the way out. */
  readonly failures: readonly Pick<FailureRecord, 'cause' | 'commands'>[];
  /** Of each line of an answer what it is about, and the rest. */
  readonly answers: readonly (readonly [subject: string, text: string])[];
}
