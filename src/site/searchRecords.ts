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

/**
 * What the embedded engine loads first: records whose texts are cut short, and the file with what was cut off, one text
 * per text of the records in their order.
 */
export interface LeadingRecords extends SearchRecords {
  /** File name, beside the records. */
  readonly remainders: string;
}

function mapBlock(block: RecordBlock, change: (text: string) => string): RecordBlock {
  if (typeof block === 'string') return change(block);
  if ('code' in block) return { code: change(block.code) };
  return { ...block, blocks: block.blocks.map((inner) => mapBlock(inner, change)) };
}

/** The same pages with every text below the headings changed, in reading order. */
export function mapTexts(pages: readonly RecordPage[], change: (text: string) => string): RecordPage[] {
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map(([level, heading, anchor, blocks]): RecordSection => [
      level,
      heading,
      anchor,
      blocks.map((block) => mapBlock(block, change)),
    ]),
  }));
}

/** Puts together what was cut: the whole records. */
export function wholeRecords(leading: SearchRecords, remainders: readonly string[]): SearchRecords {
  let index = 0;
  return { ...leading, pages: mapTexts(leading.pages, (text) => text + (remainders[index++] ?? '')) };
}
