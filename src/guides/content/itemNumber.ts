import type { PhrasingContent } from 'mdast';

/** Number of a thing that a step takes: "1" in a circle on the page, as in the drawing; "(1)" where there are no circles. */
export const itemNumber = (number: number): PhrasingContent => ({
  type: 'text',
  value: `(${number})`,
  data: { hName: 'span', hProperties: { className: ['item-number'] }, hChildren: [{ type: 'text', value: String(number) }] },
});
