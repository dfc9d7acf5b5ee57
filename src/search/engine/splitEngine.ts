import { digestLength, pageName } from '../contract/searchFiles';
import type { RecordPage, RecordSection, SplitIndexFile } from '../contract/searchRecords';
import { engineOf } from './engine';
import type { SearchEngine, ShownRecord } from './engine';
import { loadOnce } from './loadOnce';
import { unpackNeighbours } from './packedNeighbours';
import { unpackNumbers } from './packedNumbers';
import { unpackNames } from './packedTerms';
import { recordLayout } from './recordLayout';
import { flattenBlocks, sectionRecords } from './sectionRecords';
import { splitTerms } from './splitTerms';
import type { Neighbours } from './twoWords';

/**
 * Makes an engine of the index of a large site. It fetches the pieces that a query needs, and the pages whose hits are shown, with
 * `load`, which takes the name of a file beside the index.
 */
export function createSplitEngine(index: SplitIndexFile, load: (name: string) => Promise<unknown>): SearchEngine {
  const { sections, pages, pageDigests } = index;
  const numbers = unpackNumbers(pages);
  const layout = recordLayout(numbers.filter((_, at) => at % 2 === 1));
  const terms = splitTerms(index, layout, load);

  const pageOf = (id: number): number => layout.pageOf[id] ?? 0;
  const firstOf = (page: number): number => layout.firstOf[page] ?? 0;

  const loadPage = loadOnce(async (page: number) => {
    const digest = pageDigests.slice(page * digestLength, (page + 1) * digestLength);
    // The build wrote the file from this type.
    const { sections: texts, ...names } = (await load(pageName(digest))) as RecordPage;
    const headings = texts.map(([level, heading, anchor]): RecordSection => [level, heading, anchor, []]);
    return { records: sectionRecords([{ ...names, sections: headings }], firstOf(page)), texts };
  });

  // Only the blocks of what is shown are read: a page has many others.
  const showOne = async (id: number): Promise<ShownRecord[]> => {
    const { records, texts } = await loadPage(pageOf(id));
    const own = id - firstOf(pageOf(id));
    const record = records[own];
    return record ? [{ record, blocks: flattenBlocks(texts[own]?.[3] ?? [], record.anchor) }] : [];
  };
  const show = async (ids: readonly number[]): Promise<ShownRecord[]> => (await Promise.all(ids.map(showOne))).flat();

  const sectionOf = numbers.filter((_, at) => at % 2 === 0).map((section) => sections[section] ?? '');
  const neighbours = (): Neighbours => unpackNeighbours(index.neighbours, unpackNames(index.terms));
  return engineOf({ ...index, sections: sectionOf, layout, terms, neighbours, show });
}
