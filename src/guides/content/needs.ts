import type { PhrasingContent } from 'mdast';
import type { BuildGuideName, Pieces, Step, StepRow } from './buildSteps';
import type { Tables } from '../../content/tables/csvTable';
import { buildersOf } from './buildSteps';
import { findFastener, findItem, itemKey } from './items';
import type { Item } from './items';
import { guideTools } from './tools';
import type { Tool } from './tools';
import { text } from '../../content/tree/nodes';
import type { Arm } from '../../model/siteTypes';
import { guideWords } from '../../site/words/guides';

const { step: words } = guideWords;

/** Pieces of one item that a guide needs, for one arm or for the pedestal. */
export interface Need {
  readonly item: Item;
  readonly count: number;
  /** The left arm's item, if it differs. */
  readonly left?: Item;
}

type Find = (id: string, row: StepRow) => Item | undefined;

const isSame = (a: Need, b: Need): boolean => itemKey(a.item) === itemKey(b.item) && a.left?.id === b.left?.id;

/** Adds up pieces of the same item, in the order of first use. */
function addUp(needs: readonly Need[]): Need[] {
  const sums: Need[] = [];
  for (const need of needs) {
    const index = sums.findIndex((sum) => isSame(sum, need));
    const before = sums[index];
    if (before) sums[index] = { ...before, count: before.count + need.count };
    else sums.push(need);
  }
  return sums;
}

/** Pieces that a step names, for both arms: paired if the counts match, otherwise one after the other. */
export function stepNeeds({ rows }: Step, column: (row: StepRow) => readonly Pieces[], find: Find): Need[] {
  const [right, left] = rows;
  if (!right) return [];
  const others = left ? column(left) : [];
  return column(right).flatMap(({ id, count }, index): Need[] => {
    const item = find(id, right);
    const other = others[index];
    const leftItem = left && other && other.id !== id ? find(other.id, left) : undefined;
    return item ? [{ item, count, ...(leftItem ? { left: leftItem } : {}) }] : [];
  });
}

/** Looks up the parts of a row. */
export const itemFinder =
  (tables: Tables): Find =>
  (id, row) =>
    findItem(id, row.guide, tables);

/** Looks up the fasteners of a row. */
export const fastenerFinder =
  (tables: Tables): Find =>
  (id, row) =>
    findFastener(id, row.guide, tables, row.countedIn);

/** Everything that a guide needs on the bench: parts and units, fasteners, tools. */
export interface GuideNeeds {
  readonly guide: BuildGuideName;
  readonly parts: readonly Need[];
  readonly fasteners: readonly Need[];
  readonly tools: readonly Tool[];
  /** Numbers of the steps that differ between the arms. */
  readonly handed: readonly number[];
  /** Whether the guide is for the pedestal. */
  readonly once: boolean;
}

/** Adds up what the steps of a guide use: new parts, units, and fasteners with their list. */
export function guideNeeds(guide: BuildGuideName, steps: readonly Step[], tables: Tables): GuideNeeds {
  const parts = steps.flatMap((step) => stepNeeds(step, ({ adds }) => adds, itemFinder(tables)));
  const units = steps.flatMap((step) => stepNeeds(step, ({ onto }) => onto, itemFinder(tables))).filter(({ item }) => item.unit);
  const brought = units.filter(
    ({ item }, index) => !parts.some((part) => part.item.id === item.id) && units.findIndex((unit) => unit.item.id === item.id) === index,
  );
  return {
    guide,
    parts: addUp([...brought, ...parts]),
    fasteners: addUp(steps.flatMap((step) => stepNeeds(step, ({ fasteners }) => fasteners, fastenerFinder(tables)))),
    tools: guideTools(steps, tables),
    handed: steps.filter(({ rows }) => rows.length > 1).map(({ step }) => step),
    once: buildersOf(guide, steps).once,
  };
}

/**
 * Words that are for one arm; `either` for words between both, such as "or". A page hides the words for the other arm if it knows the
 * reader's arm. Markdown and search keep all.
 */
const forArm = (arm: Arm | 'either', children: PhrasingContent[]): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{ type: 'mdxJsxAttribute', name: 'data-for-arm', value: arm }],
  children,
});

/** Balloon number of an item: in a circle, as in the drawing, or as "(1)" in plain text. */
const itemNumber = (number: number): PhrasingContent => ({
  type: 'text',
  value: `(${number})`,
  data: { hName: 'span', hProperties: { className: ['item-number'] }, hChildren: [{ type: 'text', value: String(number) }] },
});

function itemLink({ label, href, code }: Item): PhrasingContent {
  const content: PhrasingContent = code ? { type: 'inlineCode', value: label } : text(label);
  return href ? { type: 'link', url: href, children: [content] } : content;
}

const counted = (count: number, always: boolean): string => (count > 1 || always ? `${count} × ` : '');

/** A need as text: `4 × M4×10`, or `J6_C_right (right arm) or J6_C_left (left arm)`. `always` shows a count of 1, too. */
export const needWords = ({ item, left, count }: Need, always = false): PhrasingContent[] => [
  ...(counted(count, always) ? [text(counted(count, always))] : []),
  ...(left
    ? [
        forArm('right', [itemLink(item), text(` ${words.ofArm.right}`)]),
        forArm('either', [text(` ${words.or} `)]),
        forArm('left', [itemLink(left), text(` ${words.ofArm.left}`)]),
      ]
    : [itemLink(item)]),
];

const listed = (items: readonly PhrasingContent[][]): PhrasingContent[] =>
  items.flatMap((item, index) => [...(index > 0 ? [text(', ')] : []), ...item]);

/** Several needs, separated by commas. */
export const needList = (needs: readonly Need[]): PhrasingContent[] => listed(needs.map((need) => needWords(need)));

/**
 * What a step uses, with the balloon numbers of its drawing: new parts in row order from 1, then fasteners. `figures/cad` numbers them by
 * the same rule.
 */
export const takenList = (parts: readonly Need[], fasteners: readonly Need[]): PhrasingContent[] =>
  listed(
    [...parts.map((need) => needWords(need)), ...fasteners.map((need) => needWords(need, true))].map((item, index) => [
      itemNumber(index + 1),
      text(' '),
      ...item,
    ]),
  );
