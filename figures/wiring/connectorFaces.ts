import { ink, label, weight } from '../svg';
import { trueColour } from '../trueColours';

const shell = (d: string, fill: string = 'none'): string => `<path d="${d}" fill="${fill}" stroke-width="${weight.outline}"/>`;

/** Colours of what is drawn on a shell: its lines, and what shows on a filled pin. On a true colour they are true, too. */
interface Pens {
  readonly line: string;
  readonly onLine: string;
}
const onPaper: Pens = { line: ink.line, onLine: '#fff' };
const onTrueColour: Pens = { line: trueColour.black, onLine: trueColour.white };

const contact = (x: number, y: number, r: number, filled: boolean, { line }: Pens = onPaper): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${filled ? line : 'none'}" stroke="${line}" stroke-width="${weight.outline}"/>`;
/** A mark on a filled pin stays readable because it has the colour of the ground. */
const mark = (x: number, y: number, text: string, filled: boolean, { line, onLine }: Pens = onPaper): string =>
  label(x, y + 9, text, { size: 26, colour: filled ? onLine : line });

/** Size of the XT30(2+2) face in px. */
export const faceSize = { width: 176, height: 84 } as const;

/**
 * Face of an XT30(2+2) connector, looking into it. The male one has + at the left and filled pins; the female one is its
 * mirror image with hollow contacts. The key notch is at the bottom, on the side of CANH.
 */
export function xt30Plus(x: number, y: number, gender: 'male' | 'female', names: readonly [canl: string, canh: string]): string {
  const male = gender === 'male';
  const at = (value: number): number => x + (male ? value : faceSize.width - value);
  const h = (value: number): string => `${at(value)}`;
  const body = `M${h(0)} ${y}L${h(98)} ${y}L${h(116)} ${y + 18}V${y + 66}L${h(98)} ${y + 84}L${h(0)} ${y + 84}Z`;
  const bay = `M${h(106)} ${y + 8}L${h(176)} ${y + 8}V${y + 76}L${h(162)} ${y + 76}V${y + 67}L${h(146)} ${y + 67}V${y + 76}L${h(106)} ${y + 76}`;
  const side = male ? 'start' : 'end';
  const outside = at(186);
  return [
    shell(body),
    shell(bay),
    contact(at(30), y + 42, 18, male) + mark(at(30), y + 42, '+', male),
    contact(at(80), y + 42, 18, male) + mark(at(80), y + 42, '−', male),
    contact(at(142), y + 26, 7, male),
    contact(at(142), y + 52, 7, male),
    label(outside, y + 34, names[0], { size: 24, anchor: side }),
    label(outside, y + 64, names[1], { size: 24, anchor: side }),
  ].join('');
}

/** Face of an XT30 connector: two contacts, bevelled corners at −. In the drawing − is at the left of the male and at the right of the female. */
export function xt30(x: number, y: number, gender: 'male' | 'female'): string {
  const male = gender === 'male';
  const at = (value: number): number => x + (male ? value : 116 - value);
  const body = `M${at(18)} ${y}L${at(116)} ${y}V${y + 84}L${at(18)} ${y + 84}L${at(0)} ${y + 66}V${y + 18}Z`;
  return [
    shell(body, trueColour.yellow),
    contact(at(36), y + 42, 18, male, onTrueColour) + mark(at(36), y + 42, '−', male, onTrueColour),
    contact(at(86), y + 42, 18, male, onTrueColour) + mark(at(86), y + 42, '+', male, onTrueColour),
  ].join('');
}

/** Face of a GH1.25 socket or plug with its latch up; one mark for each pin. The plugs are white. */
export function gh(x: number, y: number, marks: readonly string[], kind: 'socket' | 'plug' = 'socket'): string {
  const width = 34 * marks.length + 18;
  const { line } = kind === 'plug' ? onTrueColour : onPaper;
  return [
    shell(
      `M${x} ${y + 14}H${x + 12}V${y}H${x + width - 12}V${y + 14}H${x + width}V${y + 84}H${x}Z`,
      kind === 'plug' ? trueColour.white : 'none',
    ),
    ...marks.map((text, index) => {
      const middle = x + 9 + 34 * (index + 0.5);
      return `<rect x="${middle - 7}" y="${y + 26}" width="14" height="14" fill="none" stroke="${line}" stroke-width="${weight.outline}"/>${label(middle, y + 70, text, { size: 24, colour: line })}`;
    }),
  ].join('');
}
