import { sheetOf, times } from './labels';
import type { Label } from './labels';

/** A label as it is written: its words, and their width in em. */
export interface WrittenLabel {
  readonly label: Label;
  readonly text: string;
  readonly width: number;
}

/** A box in units of the drawing. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What the letters of a label take, without the room below that only some letters use. */
export function boxOfLabel({ label: { x, y, size, anchor, matrix }, width }: Pick<WrittenLabel, 'label' | 'width'>): Box {
  const wide = width * size;
  const left = x - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0);
  const [top, bottom] = [y - 0.74 * size, y + 0.06 * size];
  const corners = [
    [left, top],
    [left + wide, top],
    [left + wide, bottom],
    [left, bottom],
  ].map(([across = 0, down = 0]) => times(matrix, [1, 0, 0, 1, across, down]));
  const [xs, ys] = [corners.map((corner) => corner[4]), corners.map((corner) => corner[5])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The box without a rim: letters that only touch can be read. */
function core([left, top, right, bottom]: Box): Box {
  const [dx, dy] = [Math.min((right - left) * 0.08, 3), (bottom - top) * 0.12];
  return [left + dx, top + dy, right - dx, bottom - dy];
}

/** Says which labels of a drawing leave it or stand on one another, with what to do. */
export function crowdedLabels(svg: string, labels: readonly WrittenLabel[]): { readonly from: number; readonly message: string }[] {
  const { left, top, width, height } = sheetOf(svg);
  const boxes = labels.map((written) => ({ ...written, box: boxOfLabel(written) }));
  const advice = 'Choose a shorter name, or move the label.';
  return boxes.flatMap(({ label, text, box }, index) => {
    const from = label.from;
    const inside = core(box);
    const over = Math.max(left - box[0], top - box[1], box[2] - left - width, box[3] - top - height);
    const found = over > 1.5 ? [{ from, message: `the label "${text}" leaves the drawing by ${Math.ceil(over)} px. ${advice}` }] : [];
    for (const other of boxes.slice(index + 1)) {
      const beside = core(other.box);
      if (inside[0] < beside[2] && beside[0] < inside[2] && inside[1] < beside[3] && beside[1] < inside[3])
        found.push({ from, message: `the label "${text}" stands on "${other.text}". ${advice}` });
    }
    return found;
  });
}
