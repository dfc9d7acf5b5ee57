import type { Extent } from './views';

/** CSS px of one millimetre: what is drawn at this scale has its true size on paper. */
export const pxPerMm = 96 / 25.4;

/** Width of the strip in px: the text of a phone 360 px wide holds it, so that nothing ever shrinks it. */
export const stripWidth = 326;

/** Length of the line in mm by which a reader checks the scale. */
export const controlLength = 50;

const columns = 2;
/** Room in px for the line round what begins a column. */
const margin = 2;
const labelHeight = 20;
const gap = { row: 16, views: 3 * pxPerMm };
/** Where the first row begins, below the control line. */
const top = 54;
/** Narrowest room for a head in px, so that the sides of most fasteners begin in one line. */
const headRoom = 12.5 * pxPerMm;

/** What the strip shows of a fastener: its label and the room of its two views in mm. */
export interface StripItem {
  readonly label: string;
  readonly head: Extent;
  readonly side: Extent;
}

/** Places of a fastener in px: the middles of its views, and where its label stands. */
interface StripPlace {
  readonly head: { readonly x: number; readonly y: number };
  readonly side: { readonly x: number; readonly y: number };
  readonly label: { readonly x: number; readonly y: number };
}

/** Lays fasteners out at true size in two columns, row by row. Returns their places in order and the height of the strip. */
export function stripLayout(items: readonly StripItem[]): { readonly places: readonly StripPlace[]; readonly height: number } {
  const places: StripPlace[] = [];
  let y = top;
  for (let first = 0; first < items.length; first += columns) {
    const row = items.slice(first, first + columns);
    const height = Math.max(...row.map(({ head, side }) => Math.max(head.height, side.height))) * pxPerMm;
    row.forEach(({ head, side }, column) => {
      const left = margin + (column * stripWidth) / columns;
      const room = Math.max(headRoom, head.width * pxPerMm);
      places.push({
        head: { x: left + (head.width / 2) * pxPerMm, y: y + height / 2 },
        side: { x: left + room + gap.views + (side.width / 2) * pxPerMm, y: y + height / 2 },
        label: { x: left, y: y + height + labelHeight - 5 },
      });
    });
    y += height + labelHeight + gap.row;
  }
  return { places, height: Math.ceil(y - gap.row + 4) };
}
