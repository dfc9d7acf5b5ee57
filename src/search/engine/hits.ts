import { escapeText } from '../../model/escape';
import type { Level, Levels, MarkedValue, SearchHit, SearchRequest } from '../contract/searchTypes';
import { highlight, snippet } from './highlight';
import type { HighlightStyle } from './highlight';
import type { RecordMatch } from './matchedQuery';
import type { FlatBlock, SectionRecord } from './sectionRecords';
import { tokenise } from './terms';

/** The block that holds the most of the terms that were found; prose before code, and the first of several. */
function bestBlock(blocks: readonly FlatBlock[], matched: ReadonlySet<string>): FlatBlock | undefined {
  let best: { block: FlatBlock; score: number } | undefined;
  for (const block of blocks) {
    const found = block.terms.filter((term) => matched.has(term));
    const score = new Set(found).size - (block.code ? 0.5 : 0);
    if (found.length > 0 && (!best || score > best.score)) best = { block, score };
  }
  return best?.block;
}

const mapLevels = <T>(levels: Levels<string>, change: (text: string) => T): Levels<T> =>
  Object.fromEntries(Object.entries(levels).map(([level, text]) => [level, change(text)]));

/** A record, with `blocks` to choose what is shown from, in DocSearch's shape: everything is escaped and the matches are marked. */
export function toHit(
  { id, route, level, hierarchy, anchor: headingAnchor }: SectionRecord,
  blocks: readonly FlatBlock[],
  { terms: matched, inText }: RecordMatch,
  { query = '', ...request }: SearchRequest,
): SearchHit {
  const wanted = tokenise(query).length;
  const style: HighlightStyle = {
    open: request.highlightPreTag ?? '<mark>',
    close: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const block = inText ? bestBlock(blocks, matched) : undefined;
  const anchor = block?.anchor ?? headingAnchor;
  const marked = mapLevels(hierarchy, (text): MarkedValue => highlight(text, matched, wanted, style));
  const type: Exclude<Level, 'lvl0'> | 'content' = block ? 'content' : level;
  return {
    objectID: `${id}`,
    url: anchor === '' ? route : `${route}#${anchor}`,
    url_without_anchor: route,
    anchor: anchor === '' ? null : anchor,
    type,
    content: block ? escapeText(block.text) : null,
    hierarchy: mapLevels(hierarchy, escapeText),
    _highlightResult: { hierarchy: marked },
    _snippetResult: { hierarchy: marked, ...(block ? { content: snippet(block.text, matched, wanted, style) } : {}) },
  };
}
