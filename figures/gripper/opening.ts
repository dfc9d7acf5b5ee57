import { hairline } from '../dimension';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { gripperLimits, openingAt } from './linkage';

const frame = { left: 76, right: 610, top: 52, bottom: 346 };

/** Opening over the turn of the rotor: the linkage, and a straight line from closed to open. */
export function openingCurve(): Drawing {
  const { opening, turn } = gripperLimits();
  const x = (degrees: number): number => frame.left + (degrees / turn) * (frame.right - frame.left);
  const y = (gap: number): number => frame.bottom - (gap / 100) * (frame.bottom - frame.top);
  const fit = opening / openingAt(turn);
  const points = Array.from({ length: turn / 2 + 1 }, (_, index): [number, number] => [x(index * 2), y(openingAt(index * 2) * fit)]);
  const end: [number, number] = [x(turn), y(opening)];
  return smallSheet({
    file: 'gripper-opening.svg',
    height: 430,
    title: 'Opening of the gripper over the turn of the rotor',
    description: `The opening grows from 0 mm to ${opening} mm over ${turn} degrees, close to a straight line.`,
    body: [
      ...[0, 20, 40, 60, 80].flatMap((gap) => [
        hairline(
          [
            [frame.left, y(gap)],
            [frame.right, y(gap)],
          ],
          { colour: ink.faint },
        ),
        label(frame.left - 12, y(gap) + 8, `${gap}`, { size: 24, anchor: 'end' }),
      ]),
      ...[0, 20, 40, 60].map((degrees) => label(x(degrees), frame.bottom + 34, `${degrees}°`, { size: 24 })),
      hairline(
        [
          [frame.left, frame.top],
          [frame.left, frame.bottom],
          [frame.right, frame.bottom],
        ],
        { colour: ink.line, width: 1.5 },
      ),
      hairline([[x(0), y(0)], end], { colour: ink.soft, dash: '7 6', width: 1.75 }),
      hairline(points, { colour: ink.accent, width: 3.5 }),
      `<circle cx="${end[0]}" cy="${end[1].toFixed(1)}" r="6" fill="${ink.accent}" stroke="none"/>`,
      label(end[0] - 12, end[1] - 14, `${opening} mm`, { size: 25, anchor: 'end', colour: ink.accent }),
      label(10, 28, 'opening, mm', { size: 24, anchor: 'start', colour: ink.soft }),
      label(frame.right, frame.bottom + 70, 'rotor from closed', { size: 24, anchor: 'end', colour: ink.soft }),
    ].join('\n'),
  });
}
