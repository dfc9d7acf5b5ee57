import { hairline } from '../dimension';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { readRow, readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';

const frame = { left: 76, right: 620, top: 44, bottom: 340, seconds: 1200, from: 20, to: 110 };
const x = (seconds: number): number => frame.left + (seconds / frame.seconds) * (frame.right - frame.left);
const y = (celsius: number): number => frame.bottom - ((celsius - frame.from) / (frame.to - frame.from)) * (frame.bottom - frame.top);

/** Motors with a published curve, and where the name of each stands: at a reading, beside the line. */
const curves = [
  { motor: 'DM-J4340-2EC', short: '4340', colour: ink.accent, at: { seconds: 600, celsius: 99, dx: 10, dy: 24 } },
  { motor: 'DM-J4310-2EC V1.1', short: '4310', colour: ink.line, at: { seconds: 640, celsius: 82, dx: 0, dy: 36 } },
] as const;

function axes(trip: number): string {
  const temperatures = [20, 40, 60, 80, 100];
  const across = (celsius: number): [number, number][] => [
    [frame.left, y(celsius)],
    [frame.right, y(celsius)],
  ];
  return [
    ...temperatures.filter((celsius) => celsius !== trip).map((celsius) => hairline(across(celsius), { colour: ink.faint })),
    hairline(across(frame.from), { colour: ink.line, width: 1.5 }),
    hairline(across(trip), { colour: ink.line, width: 1.5, dash: '9 6' }),
    ...temperatures.map((celsius) => label(frame.left - 12, y(celsius) + 8, `${celsius}`, { size: 24, anchor: 'end' })),
    ...[0, 300, 600, 900, 1200].map((seconds) => label(x(seconds), frame.bottom + 32, `${seconds / 60}`, { size: 24 })),
    label(10, 22, 'coil, °C', { size: 24, anchor: 'start', colour: ink.soft }),
    label(frame.right, y(trip) - 10, 'suggested limit', { size: 22, anchor: 'end', colour: ink.soft }),
    label(frame.right, frame.bottom + 66, 'minutes', { size: 24, anchor: 'end', colour: ink.soft }),
  ].join('\n');
}

function curve(readings: readonly TableRow[], { short, colour, at }: (typeof curves)[number]): string {
  const points = readings.map((row): [number, number] => [x(row.number('time_s')), y(row.number('coil_c'))]);
  const [first] = readings;
  const load = first ? `${short}: ${first.printedNumber('torque_nm')} N·m at ${first.number('speed_rpm')} rpm` : short;
  return (
    hairline(points, { colour, width: 3 }) +
    label(x(at.seconds) + at.dx, y(at.celsius) + at.dy, load, { size: 23, anchor: 'start', colour })
  );
}

/** Coil temperature over time, from the maker's curves. */
export function motorHeat(): Drawing {
  const rows = readTable('motor-heat');
  const trip = readRow('motor-trip-levels', 'DM-J8009P').number('coil_max_c');
  const drawn = curves.map((one) => ({ one, readings: rows.filter((row) => row.text('motor') === one.motor) }));
  const texts = drawn.map(({ one, readings }) => {
    const last = readings.at(-1);
    return `${one.short}: ${last?.number('coil_c')} °C after ${last?.number('time_s')} s`;
  });
  return smallSheet({
    file: 'motor-heat.svg',
    height: 420,
    title: 'Coil temperature under load',
    description: `${texts.join('; ')}. The suggested limit is ${trip} °C.`,
    body: [axes(trip), ...drawn.map(({ one, readings }) => curve(readings, one))].join('\n'),
  });
}
