/** Text of a page: prose as it is, code apart from it, and whatever stands below an anchor of its own, such as a step. */
export type RecordBlock = string | { readonly code: string } | { readonly anchor: string; readonly blocks: readonly RecordBlock[] };

/** A heading with everything up to the next one. Level 1 is the page's top, which has no anchor. */
export type RecordSection = readonly [level: number, heading: string, anchor: string, blocks: readonly RecordBlock[]];

/** A page of the site as the search engine gets it. */
export interface RecordPage {
  readonly route: string;
  readonly title: string;
  /** Top section of the site that the page belongs to. */
  readonly section: string;
  /** Other name of the page: its label in the sidebar. */
  readonly label?: string;
  readonly sections: readonly RecordSection[];
}

/** What a reader types, and what the pages say instead. */
export type Synonym = readonly [word: string, ...means: string[]];

/** Everything that can be found: pages by sections and blocks, from which each engine makes its own records. */
export interface SearchRecords {
  readonly language: string;
  readonly documentationTag: string;
  readonly pages: readonly RecordPage[];
  readonly synonyms: readonly Synonym[];
}

/** Where terms are in numbered texts; src/search/engine/packedTerms.ts writes and reads it. */
export interface PackedPlaces {
  /** For each term the texts that hold it, one character each: the distance to the text before. A space stands between terms. */
  readonly places: string;
  /** For each of these one digit: how often the text holds the term. */
  readonly counts: string;
}

/** Terms with their places, each written once. */
export interface PackedTerms extends PackedPlaces {
  /** In alphabetical order. Of each only what differs from the one before, after a capital that tells how many letters are the same. */
  readonly terms: string;
}

/** All that the embedded engine needs to find: records whose sections have no blocks, and the terms of these blocks. */
export interface SearchIndex extends SearchRecords {
  /** Texts are numbered by field and, within a field, by section in reading order. */
  readonly terms: PackedTerms;
}

/** The index as the site serves it. */
export interface SearchIndexFile extends SearchIndex {
  /** Name of the file with the texts, beside this one. */
  readonly texts: string;
}

/** What results show: the blocks of each section, in reading order. */
export type SearchTexts = readonly (readonly RecordBlock[])[];

/**
 * The index of a large site as it is served: what tells which terms there are and what ranking needs of all records. Where terms
 * are, and what pages say, is fetched when a query needs it. src/search/engine/splitIndex.ts makes it.
 */
export interface SplitIndexFile extends Omit<SearchRecords, 'pages'> {
  /** Top sections of the site. */
  readonly sections: readonly string[];
  /** Two characters for each page: the number of its section, and how many records it has. */
  readonly pages: string;
  /** Digests in the names of the files of the pages, one after the other. Each file is a `RecordPage`. */
  readonly pageDigests: string;
  /** How many different terms each text holds, a character each. Texts are numbered by field and, within it, by record or page. */
  readonly lengths: string;
  /** As in `PackedTerms`. */
  readonly terms: string;
  /** Two characters for each two words that stand side by side in a heading: the numbers of their terms. */
  readonly neighbours: string;
  /** A digit for each term: 1 where a heading or prose has it. */
  readonly written: string;
  /** Pieces with the places of consecutive terms: the digest in the name of each, and how many terms it has. Each is a `PackedPlaces`. */
  readonly pieces: readonly (readonly [digest: string, terms: number])[];
}
