import { drawnShapes, type Box, type DrawnText } from './drawnShapes';
import type { Point } from './point';

/** Width in px at which a phone shows a drawing, and the smallest letters that are read there. */
const phone = { width: 328, smallest: 9 } as const;

/** Sizes in px of words beside the text of a page: smaller ones are hard to read, larger ones shout. */
const beside = { smallest: 13, largest: 18 } as const;

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const holds = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
/** The box without a rim: letters that only touch are no fault, and widths are estimated. */
const core = ([left, top, right, bottom]: Box): Box => {
  const [dx, dy] = [Math.min((right - left) * 0.08, 3), (bottom - top) * 0.12];
  return [left + dx, top + dy, right - dx, bottom - dy];
};

/** The box with a rim. */
const grown = ([left, top, right, bottom]: Box, by: number): Box => [left - by, top - by, right + by, bottom + by];

/** Whether the straight line from a to b enters the box: what remains of it between each pair of sides. */
function enters(a: Point, b: Point, [left, top, right, bottom]: Box): boolean {
  let [from, to] = [0, 1];
  for (const [axis, low, high] of [
    [0, left, right],
    [1, top, bottom],
  ] as const) {
    const way = b[axis] - a[axis];
    if (Math.abs(way) < 1e-9) {
      if (a[axis] <= low || a[axis] >= high) return false;
      continue;
    }
    const [near, far] = [(low - a[axis]) / way, (high - a[axis]) / way].sort((one, other) => one - other) as [number, number]; // sort keeps both
    from = Math.max(from, near);
    to = Math.min(to, far);
  }
  return from < to;
}

/**
 * What keeps the words of a drawing from being read: letters too small on a phone or of another size than the text beside the
 * drawing, words on words, under a thing or off the sheet, and lines through words. Each mistake names the file and the
 * words. Where a drawing is shown smaller than it is (`isBeside` false), only what a phone shows counts for the size.
 */
export function textMistakes(file: string, svg: string, { isBeside = true }: { readonly isBeside?: boolean } = {}): string[] {
  const { width, height, texts, lines, areas } = drawnShapes(svg, file);
  const mistakes: string[] = [];
  const say = ({ text }: DrawnText, what: string): void => void mistakes.push(`${file}: "${text}" ${what}`);
  const onPhone = Math.min(1, phone.width / width);
  texts.forEach((text, index) => {
    const shown = text.size * onPhone;
    if (shown < phone.smallest)
      say(
        text,
        `is ${shown.toFixed(1)} px at a width of ${phone.width} px; write it with ${Math.ceil((phone.smallest / shown) * text.size)} px or more.`,
      );
    if (isBeside && text.size < beside.smallest)
      say(text, `is ${text.size.toFixed(1)} px beside the text of a page; ${beside.smallest} px is the least.`);
    if (isBeside && text.size > beside.largest && /\p{L}{3}/u.test(text.text))
      say(text, `is ${text.size.toFixed(1)} px beside the text of a page; ${beside.largest} px is the most.`);
    const box = core(text.box);
    if (text.box[0] < -1 || text.box[1] < -1 || text.box[2] > width + 1 || text.box[3] > height + 1)
      say(text, `leaves the sheet: it takes ${text.box.map(Math.round).join(', ')} of ${width} by ${height} px. Move it in.`);
    for (const other of texts.slice(index + 1)) if (meet(box, core(other.box))) say(text, `stands on "${other.text}". Move one of them.`);
    for (const area of areas.filter(({ order }) => order > text.order))
      if (meet(box, area.box)) say(text, `is under what is drawn later at ${area.box.map(Math.round).join(', ')}. Draw the words last.`);
    // A line must stay clear of the letters in full height; at the ends of the words the estimate may be too wide.
    const clear: Box = [box[0], text.box[1], box[2], text.box[3]];
    for (const line of lines) {
      const hidden = areas.some(({ order, box: area }) => order > line.order && order < text.order && holds(area, box));
      const crossing = line.points.findIndex((point, at) => at > 0 && enters(line.points[at - 1]!, point, grown(clear, line.half))); // at > 0
      const point = line.points[crossing];
      if (!hidden && point)
        say(text, `is crossed by the line to ${point.map(Math.round).join(', ')}. Move the words or lead the line around them.`);
    }
  });
  return mistakes;
}
