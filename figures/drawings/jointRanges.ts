import { arcPath, polar } from '../dimension';
import { createPen, circle } from '../robot/pen';
import { jointLimits, signed } from '../robot/sizes';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';

/** How a dial lies on the page: direction of zero (0 right, 90 up), sense of positive angles (1 counter-clockwise), view. */
interface Dial {
  readonly joint: string;
  readonly zero: number;
  readonly sense: 1 | -1;
  readonly view: 'side' | 'front' | 'above';
  /** Direction of the link before, where it shows. */
  readonly fixed?: number;
}

/** Right arm hanging; the side view has the robot's front to the right. Directions follow from the axes in the robot description. */
const dials: readonly Dial[] = [
  { joint: 'J1', zero: -90, sense: 1, view: 'side' },
  { joint: 'J2', zero: 180, sense: -1, view: 'front', fixed: 0 },
  { joint: 'J3', zero: 90, sense: -1, view: 'above' },
  { joint: 'J4', zero: -90, sense: 1, view: 'side', fixed: 90 },
  { joint: 'J5', zero: 90, sense: -1, view: 'above' },
  { joint: 'J6', zero: -90, sense: 1, view: 'front', fixed: 90 },
  { joint: 'J7', zero: -90, sense: 1, view: 'side', fixed: 90 },
];

const cell = { width: 300, height: 206 };
const radius = 60;
const pen = createPen(1);

/** A link as a bar with round ends that starts at the centre. */
function link(x: number, y: number, direction: number, length: number, colours: { line: string; fill: string }): string {
  const [endX, endY] = polar(x, y, length, direction);
  const path = `<path d="M${x} ${y}L${endX} ${endY}"`;
  return `${path} stroke="${colours.line}" stroke-width="19"/>${path} stroke="${colours.fill}" stroke-width="${19 - 2 * weight.outline}"/>`;
}

/** Text at one end of the range, outside the ring. */
function limitLabel(x: number, y: number, direction: number, text: string): string {
  const [textX, textY] = polar(x, y, radius + 12, direction);
  const across = Math.cos((direction * Math.PI) / 180);
  const down = -Math.sin((direction * Math.PI) / 180);
  const anchor = across > 0.35 ? 'start' : across < -0.35 ? 'end' : 'middle';
  return label(textX, textY + 8 + down * 12, text, { size: 25, anchor });
}

function dial(spec: Dial, x: number, y: number): string {
  const { min, max } = jointLimits(spec.joint);
  const [from, to] = [spec.zero + spec.sense * min, spec.zero + spec.sense * max];
  const sector = `${arcPath(x, y, radius, from, to)}L${x} ${y}Z`;
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${ink.faint}" stroke-width="${weight.edge}"/>`,
    `<path d="${sector}" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${weight.edge}"/>`,
    `<path d="${arcPath(x, y, radius, from, to)}" stroke="${ink.accent}" stroke-width="5"/>`,
    spec.fixed === undefined ? '' : link(x, y, spec.fixed, radius - 16, { line: '#9aa5b1', fill: '#fafbfc' }),
    link(x, y, spec.zero, radius - 16, { line: ink.line, fill: '#e3e8ec' }),
    pen.outline(circle(x, y, spec.view === 'above' ? 17 : 6.5), 'metal'),
    limitLabel(x, y, from, signed(min)),
    limitLabel(x, y, to, signed(max)),
    label(x - 146, y - 58, spec.joint, { size: 26, anchor: 'start' }),
    label(x - 146, y - 30, spec.view, { size: 24, anchor: 'start', colour: ink.soft }),
  ].join('');
}

/** What the bars and the sector mean. */
function legend(x: number, y: number): string {
  return [
    link(x, y, 0, 44, { line: ink.line, fill: '#e3e8ec' }),
    label(x + 66, y + 8, 'link at zero', { size: 24, anchor: 'start' }),
    link(x, y + 46, 0, 44, { line: '#9aa5b1', fill: '#fafbfc' }),
    label(x + 66, y + 54, 'link before', { size: 24, anchor: 'start' }),
    `<rect x="${x - 9}" y="${y + 80}" width="62" height="24" fill="${ink.accentSoft}" stroke="${ink.accent}"/>`,
    label(x + 66, y + 100, 'range', { size: 24, anchor: 'start' }),
  ].join('');
}

/** One dial per joint with its range and its zero. */
export function draw(): Drawing[] {
  const centre = (index: number): [number, number] => [cell.width * (index % 2) + 158, cell.height * Math.floor(index / 2) + 106];
  const ranges = dials.map(({ joint }) => {
    const { min, max } = jointLimits(joint);
    return `${joint} ${signed(min)} to ${signed(max)}`;
  });
  return [
    smallSheet({
      file: 'joint-ranges.svg',
      width: cell.width * 2 + 6,
      height: cell.height * 4,
      title: 'Range of each joint',
      description: `${ranges.join(', ')}.`,
      body: [...dials.map((spec, index) => dial(spec, ...centre(index))), legend(322, cell.height * 3 + 64)].join('\n'),
    }),
  ];
}
