import type { PhrasingContent } from 'mdast';
import { keysRoute } from '../../site/fasteners';
import { guideWords } from '../../site/words/guides';
import { formatNumber } from '../../model/format';
import { numberIn, textIn } from '../../content/tables/rows';
import type { Row, Tables } from '../../content/tables/csvTable';
import { text } from '../../content/tree/nodes';
import type { Step, StepRow } from './buildSteps';

const { tool: toolNames } = guideWords;

export interface Tool {
  /** Its name for readers: "2.5 mm hex key". */
  readonly words: string;
  /** Thread of the screws that a standard key fits: "M3". */
  readonly thread?: string;
  /** Width of a standard key. */
  readonly millimetres?: number;
}

/** Row of the key for a screw; undefined for a screw without a standard, or a standard without a row. */
export const keyRow = (fastener: Row, tables: Tables): Row | undefined =>
  tables
    .get('screw-keys')
    ?.rows.find(({ standard, thread }) => standard !== '' && standard === fastener.standard && thread === fastener.thread);

/** Tool for a fastener; undefined if it needs none. If no source gives the size, readers have to try. */
function toolOf(id: string, tables: Tables): Tool | undefined {
  const row = tables.get('build-fasteners')?.rows.find(({ fastener }) => fastener === id);
  if (!row || row.drive === 'none') return undefined;
  const key = keyRow(row, tables);
  if (key) {
    const millimetres = numberIn(key, 'key_mm');
    return { words: toolNames.hexKey(formatNumber(millimetres)), thread: textIn(key, 'thread'), millimetres };
  }
  if (row.drive === 'hex socket') return { words: toolNames.hexKeyFor(id) };
  if (row.drive === 'cross recess') return { words: toolNames.screwdriver };
  return { words: row.kind === 'screw' ? toolNames.keyOrScrewdriver : toolNames.keyFor(id) };
}

/** Tools of some rows without duplicates, in order of use: keys for fasteners, then named tools. */
function toolsOf(rows: readonly StepRow[], tables: Tables): Tool[] {
  const keys = rows.flatMap(({ fasteners }) => fasteners.flatMap(({ id }) => toolOf(id, tables) ?? []));
  const named = rows.flatMap(({ tool }) => (tool ? [{ words: tool }] : []));
  const tools = [...keys, ...named];
  return tools.filter(({ words }, index) => tools.findIndex((other) => other.words === words) === index);
}

/** Tools of a step, without duplicates. */
export const stepTools = ({ rows }: Step, tables: Tables): Tool[] => toolsOf(rows, tables);

/** Tools of a guide: standard keys by size, then all others in step order. */
export function guideTools(steps: readonly Step[], tables: Tables): Tool[] {
  const tools = toolsOf(
    steps.flatMap(({ rows }) => rows),
    tables,
  );
  const keys = tools.filter(({ thread }) => thread !== undefined).sort((a, b) => (a.millimetres ?? 0) - (b.millimetres ?? 0));
  return [...keys, ...tools.filter(({ thread }) => thread === undefined)];
}

/** Tools as text, separated by commas. Standard keys link to an explanation; `threads` adds the screws they fit. */
export const toolWords = (tools: readonly Tool[], threads = false): PhrasingContent[] =>
  tools.flatMap(({ words, thread }, index): PhrasingContent[] => [
    ...(index > 0 ? [text(', ')] : []),
    thread ? { type: 'link', url: keysRoute, children: [text(words)] } : text(words),
    ...(thread && threads ? [text(` (${thread})`)] : []),
  ]);
