import { dimensionH, dimensionV } from '../dimension';
import { readRow } from '../tables/readTable';
import { ink, label, weight, type Drawing } from '../svg';
import { smallSheet } from '../smallSheet';

/** Sizes of the board in mm, by column of hub-board.csv. */
function sizes(): Record<'width' | 'length' | 'radius' | 'hole' | 'holeDistance' | 'holeToEnd' | 'connectors' | 'pitch', number> {
  const row = readRow('hub-board', 'hub board');
  return {
    width: row.number('width_mm'),
    length: row.number('length_mm'),
    radius: row.number('corner_radius_mm'),
    hole: row.number('hole_diameter_mm'),
    holeDistance: row.number('hole_distance_mm'),
    holeToEnd: row.number('hole_to_end_mm'),
    connectors: row.number('connectors'),
    pitch: row.number('pitch_mm'),
  };
}

/** One connector of the board: + at the left, then −, then the two CAN pins, CANL above. Centre at (x, y) in mm. */
function header(x: number, y: number): string {
  return [
    `<path d="M${x - 6.6} ${y - 2.4}H${x + 1.5}L${x + 2.6} ${y - 1.4}V${y + 1.4}L${x + 1.5} ${y + 2.4}H${x - 6.6}Z" fill="#fff"/>`,
    `<path d="M${x + 2.1} ${y - 2.1}H${x + 6.6}V${y + 2.1}H${x + 5.6}V${y + 1.6}H${x + 4.4}V${y + 2.1}H${x + 2.1}" fill="none"/>`,
    `<circle cx="${x - 4.4}" cy="${y}" r="1.3" fill="${ink.line}"/><circle cx="${x}" cy="${y}" r="1.3" fill="${ink.line}"/>`,
    `<path d="M${x - 5.1} ${y}h1.4M${x - 4.4} ${y - 0.7}v1.4M${x - 0.7} ${y}h1.4" stroke="#fff" stroke-width="0.36"/>`,
    `<circle cx="${x + 4.4}" cy="${y - 0.95}" r="0.5" fill="${ink.line}"/><circle cx="${x + 4.4}" cy="${y + 0.95}" r="0.5" fill="${ink.line}"/>`,
  ].join('');
}

/** The front face of the board in mm, its upper left corner at the origin, + at the left. Turned half a turn if asked. */
export function boardFace(options: { turned?: boolean; scale: number; x: number; y: number }): string {
  const { width, length, radius, hole, holeToEnd, connectors, pitch } = sizes();
  const { turned = false, scale, x, y } = options;
  const first = length / 2 - ((connectors - 1) / 2) * pitch;
  const parts = [
    `<rect width="${width}" height="${length}" rx="${radius}" fill="${ink.accentSoft}"/>`,
    ...[holeToEnd, length - holeToEnd].map((at) => `<circle cx="${width / 2}" cy="${at}" r="${hole / 2}" fill="#fff"/>`),
    ...Array.from({ length: connectors }, (_, index) => header(width / 2, first + index * pitch)),
  ];
  const turn = turned ? ` rotate(180 ${width / 2} ${length / 2})` : '';
  return `<g transform="translate(${x} ${y}) scale(${scale})${turn}" stroke-width="${(weight.outline / scale).toFixed(3)}">${parts.join('')}</g>`;
}

/** Height in mm of the middle of each slot below the upper edge of the board. */
export function slotHeights(): number[] {
  const { length, connectors, pitch } = sizes();
  return Array.from({ length: connectors }, (_, index) => length / 2 + (index - (connectors - 1) / 2) * pitch);
}

/** The hub board with its sizes. */
export function hubBoard(): Drawing {
  const { width, length, hole, holeDistance, holeToEnd, pitch, radius } = sizes();
  const scale = 9;
  const [x, y] = [240, 76];
  const [right, bottom] = [x + width * scale, y + length * scale];
  const [second, third] = slotHeights()
    .slice(1, 3)
    .map((height) => y + height * scale);
  const holes = [y + holeToEnd * scale, y + (length - holeToEnd) * scale] as const;
  return smallSheet({
    file: 'wiring-hub-board.svg',
    height: bottom + 24,
    title: 'Hub board',
    description: `Front face, ${width} by ${length} mm, six connectors ${pitch} mm apart, two holes of ${hole} mm ${holeDistance} mm apart.`,
    body: [
      boardFace({ scale, x, y }),
      dimensionH({ x0: x, x1: right, y: 40, text: `${width}`, from: [y - 4, y - 4], size: 24 }),
      dimensionV({ y0: y, y1: bottom, x: 60, text: `${length}`, from: [x - 4, x - 4], size: 24 }),
      dimensionV({ y0: holes[0], y1: holes[1], x: 150, text: `${holeDistance}`, from: [x + 70, x + 70], size: 24 }),
      dimensionV({ y0: second!, y1: third!, x: right + 60, text: '', from: [right + 4, right + 4], size: 0 }),
      label(right + 74, (second! + third!) / 2 + 8, `${pitch}`, { size: 24, anchor: 'start' }),
      `<path d="M${x + (width / 2) * scale + 24} ${holes[0]}H${right + 60}" stroke="${ink.soft}"/>`,
      label(right + 66, holes[0] + 8, `2 × ⌀ ${hole}`, { size: 24, anchor: 'start' }),
      `<path d="M${right - 6} ${bottom - 6}L${right + 40} ${bottom - 40}H${right + 60}" stroke="${ink.soft}"/>`,
      label(right + 66, bottom - 32, `4 × R ${radius}`, { size: 24, anchor: 'start' }),
    ].join('\n'),
  });
}
