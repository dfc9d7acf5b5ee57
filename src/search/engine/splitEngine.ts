import { digestLength, pageName } from '../contract/searchFiles';
import type { RecordPage, SplitIndexFile } from '../contract/searchRecords';
import { engineOf } from './engine';
import type { SearchEngine, ShownRecord } from './engine';
import { loadOnce } from './loadOnce';
import { unpackNumbers } from './packedNumbers';
import { recordLayout } from './recordLayout';
import { sectionRecords } from './sectionRecords';
import { splitTerms } from './splitTerms';

/**
 * Makes an engine of the index of a large site. It fetches the pieces that a query needs, and the pages whose hits are shown, with
 * `load`, which takes the name of a file beside the index.
 */
export function createSplitEngine(index: SplitIndexFile, load: (name: string) => Promise<unknown>): SearchEngine {
  const { sections, pages, pageDigests } = index;
  const numbers = unpackNumbers(pages);
  const layout = recordLayout(numbers.filter((_, at) => at % 2 === 1));
  const terms = splitTerms(index, layout, load);

  const recordsOf = loadOnce(async (page: number) => {
    const digest = pageDigests.slice(page * digestLength, (page + 1) * digestLength);
    // The build wrote the file from this type.
    return sectionRecords([(await load(pageName(digest))) as RecordPage], layout.firstOf[page]);
  });

  const show = async (ids: readonly number[]): Promise<ShownRecord[]> => {
    const pageOf = (id: number): number => layout.pageOf[id] ?? 0;
    const shown = await Promise.all(ids.map(async (id) => (await recordsOf(pageOf(id)))[id - (layout.firstOf[pageOf(id)] ?? 0)]));
    return shown.flatMap((record) => (record ? [{ record, blocks: record.blocks }] : []));
  };

  const sectionOf = numbers.filter((_, at) => at % 2 === 0).map((section) => sections[section] ?? '');
  return engineOf({ ...index, sections: sectionOf, layout, terms, show });
}
