import type { RecordBlock, RecordPage } from '../contract/searchRecords';
import type { Level, Levels } from '../contract/searchTypes';
import { termsOf } from './terms';

/** A paragraph, list item, table row or line of code with the anchor that leads nearest to it. */
export interface FlatBlock {
  readonly text: string;
  readonly code: boolean;
  readonly anchor: string;
  /** Terms under which it is found. */
  readonly terms: readonly string[];
}

/** What the engine ranks: a heading with everything up to the next one. */
export interface SectionRecord {
  readonly id: number;
  readonly route: string;
  readonly anchor: string;
  readonly level: Exclude<Level, 'lvl0'>;
  readonly hierarchy: Levels<string>;
  /** Title of the page, and its label in the sidebar. */
  readonly page: string;
  readonly title: string;
  /** Names of what has an anchor of its own inside the section: titles of steps, numbers of parts. */
  readonly names: readonly string[];
  readonly blocks: readonly FlatBlock[];
}

/** Blocks as a list: what stands below an anchor of its own keeps it, code is cut into lines. */
export function flattenBlocks(blocks: readonly RecordBlock[], anchor: string): FlatBlock[] {
  return blocks.flatMap((block): FlatBlock[] => {
    if (typeof block === 'string') return [{ text: block, code: false, anchor, terms: termsOf(block) }];
    if (!('code' in block)) return flattenBlocks(block.blocks, block.anchor);
    const lines = block.code.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '').map((text) => ({ text, code: true, anchor, terms: termsOf(text) }));
  });
}

/** A step begins with its title, the row of a part with the part's name and number. Of what is nothing but its name, the text says enough. */
function namesIn(blocks: readonly RecordBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string' || 'code' in block) return [];
    const [first, ...others] = block.blocks;
    const parts = typeof first === 'string' ? first.split(' · ') : [];
    return [...(parts.length + others.length > 1 ? parts.slice(0, 2) : []), ...namesIn(block.blocks)];
  });
}

/** Headings of levels 1 to 6 are lvl1 to lvl6. */
const levelOf = (depth: number): Exclude<Level, 'lvl0'> => `lvl${Math.min(6, Math.max(1, depth))}` as Exclude<Level, 'lvl0'>;

/** Makes a record of every heading, with the headings above it. Ids count from `firstId`. */
export function sectionRecords(pages: readonly RecordPage[], firstId = 0): SectionRecord[] {
  const records: SectionRecord[] = [];
  for (const { route, title: pageTitle, label, section, sections } of pages) {
    let hierarchy: Levels<string> = { lvl0: section };
    for (const [depth, title, anchor, blocks] of sections) {
      const level = levelOf(depth);
      const above = Object.entries(hierarchy).filter(([other]) => other < level);
      // Of the levels of a hierarchy, those above.
      hierarchy = { ...(Object.fromEntries(above) as Levels<string>), [level]: title };
      records.push({
        id: firstId + records.length,
        route,
        anchor,
        level,
        hierarchy,
        page: label === undefined ? pageTitle : `${pageTitle} ${label}`,
        title,
        names: namesIn(blocks),
        blocks: flattenBlocks(blocks, anchor),
      });
    }
  }
  return records;
}
