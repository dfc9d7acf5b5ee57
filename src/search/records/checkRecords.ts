import type { RecordBlock, RecordPage, SearchRecords } from '../contract/searchRecords';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';

/** What was built: the anchors of each route, and the document of a route. */
export interface BuiltPages {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly files: ReadonlyMap<string, string>;
}

function blockAnchors(blocks: readonly RecordBlock[]): string[] {
  return blocks.flatMap((block) => (typeof block === 'object' && 'anchor' in block ? [block.anchor, ...blockAnchors(block.blocks)] : []));
}

const hasText = (blocks: readonly RecordBlock[]): boolean =>
  blocks.some((block) => {
    if (typeof block === 'string') return block.trim() !== '';
    return 'code' in block ? block.code.trim() !== '' : hasText(block.blocks);
  });

function pageProblems({ route, sections }: RecordPage, { anchors, files }: BuiltPages): Problem[] {
  const file = files.get(route) ?? `the page "${route}"`;
  const ids = anchors.get(route);
  if (!ids) return [{ file, message: `the search records name the route "${route}", which was not built.` }];
  const named = sections.flatMap(([, , anchor, blocks]) => [...(anchor === '' ? [] : [anchor]), ...blockAnchors(blocks)]);
  return [...new Set(named)]
    .filter((anchor) => !ids.has(anchor))
    .map((anchor) => ({
      file,
      message: `the search records lead to "${route}#${anchor}", but the built page has no such anchor. ${didYouMean(anchor, ids, (id) => `"#${id}"`)}`,
    }));
}

/** Every route must be found, and every place to which a result leads must exist. */
export function checkRecords({ pages }: SearchRecords, routes: readonly string[], built: BuiltPages): Problem[] {
  const found = new Set(pages.filter(({ sections }) => sections.some(([, , , blocks]) => hasText(blocks))).map(({ route }) => route));
  const missing = routes
    .filter((route) => !found.has(route))
    .map((route): Problem => ({
      file: built.files.get(route) ?? `the page "${route}"`,
      message: `the page "${route}" has no text that search could find. Write a sentence that says what the page is for.`,
    }));
  return [...missing, ...pages.flatMap((page) => pageProblems(page, built))];
}
