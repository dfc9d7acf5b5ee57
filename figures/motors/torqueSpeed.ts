import { hairline } from '../dimension';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { motorFamilies, type MotorData } from './motorData';

const frame = { left: 226, right: 686, top: 56, bottom: 446, maxSpeed: 240, maxTorque: 45 };
/** Strip for the peak torques, whose speed the data sheets do not give. */
const strip = { left: 66, right: 192 };
/** Length of the short lines that mark speeds: longer ones would run through the names. */
const tick = 8;
const torques = [0, 10, 20, 30, 40];
const onGrid = (torque: number): boolean => torques.includes(torque);
const x = (speed: number): number => frame.left + (speed / frame.maxSpeed) * (frame.right - frame.left);
const y = (torque: number): number => frame.bottom - (torque / frame.maxTorque) * (frame.bottom - frame.top);

/** Sign and colour of each family, and where its names stand. */
const styles = [
  { short: '4310', colour: ink.line, sign: 'triangle', name: { dx: -12, dy: -6, anchor: 'end' } },
  { short: '4340', colour: ink.line, sign: 'square', name: { dx: 14, dy: -14, anchor: 'start' } },
  { short: '8009P', colour: ink.accent, sign: 'circle', name: { dx: 0, dy: -16, anchor: 'middle' } },
] as const;
type Style = (typeof styles)[number];

/** A point of the plot, hollow for a motor without load. */
function point(px: number, py: number, { sign, colour }: Style, hollow = false): string {
  const fill = `fill="${hollow ? '#f7f9fa' : colour}" stroke="${colour}" stroke-width="2.25"`;
  if (sign === 'circle') return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="7" ${fill}/>`;
  const d = sign === 'square' ? 'M-6.5 -6.5h13v13h-13Z' : 'M0 -8.5L8 6H-8Z';
  return `<path d="${d}" transform="translate(${px.toFixed(1)} ${py.toFixed(1)})" ${fill}/>`;
}

function axes(): string {
  const speeds = [0, 50, 100, 150, 200];
  const base = (left: number, right: number): string =>
    hairline(
      [
        [left, frame.bottom],
        [right, frame.bottom],
      ],
      { colour: ink.line, width: 1.5 },
    );
  return [
    ...torques.flatMap((torque) =>
      [strip, frame].map(({ left, right }) =>
        hairline(
          [
            [left, y(torque)],
            [right, y(torque)],
          ],
          { colour: ink.faint },
        ),
      ),
    ),
    ...speeds.map((speed) =>
      hairline(
        [
          [x(speed), frame.bottom],
          [x(speed), frame.bottom - tick],
        ],
        { colour: ink.line },
      ),
    ),
    base(strip.left, strip.right),
    base(frame.left, frame.right),
    ...torques.map((torque) => label(strip.left - 12, y(torque) + 8, `${torque}`, { size: 24, anchor: 'end' })),
    ...speeds.map((speed) => label(x(speed), frame.bottom + 34, `${speed}`, { size: 24 })),
    label(10, 26, 'torque, N·m', { size: 24, anchor: 'start', colour: ink.soft }),
    label((strip.left + strip.right) / 2, frame.bottom + 34, 'peak', { size: 24 }),
    label(frame.right, frame.bottom + 70, 'speed at the output, rpm', { size: 24, anchor: 'end', colour: ink.soft }),
  ].join('\n');
}

function family({ ratedTorque, peakTorque, ratedSpeed, noLoad }: MotorData, style: Style): string {
  const { dx, dy, anchor } = style.name;
  const peak = [strip.left + 22, y(peakTorque)] as const;
  return [
    hairline(
      [
        [x(ratedSpeed), y(ratedTorque)],
        [x(noLoad), y(0)],
      ],
      { colour: style.colour, dash: '3 7', width: 1.5 },
    ),
    point(x(noLoad), y(0), style, true),
    point(x(ratedSpeed), y(ratedTorque), style),
    label(x(ratedSpeed) + dx, y(ratedTorque) + dy, style.short, { size: 24, anchor, colour: style.colour }),
    point(...peak, style),
    label(peak[0] + 15, peak[1] - (onGrid(peakTorque) ? 10 : -8), style.short, { size: 24, anchor: 'start', colour: style.colour }),
  ].join('');
}

/** Rated point, no-load speed and peak torque of each motor family. */
export function torqueSpeed(): Drawing {
  const dataOf = ({ ratedTorque, peakTorque, ratedSpeed, noLoad }: MotorData): string =>
    [ratedTorque, peakTorque, ratedSpeed, noLoad].join();
  // A motor with the data of another one has the same points.
  const motors = motorFamilies().filter((motor, index, all) => all.findIndex((other) => dataOf(other) === dataOf(motor)) === index);
  const texts = motors.map(
    (motor) =>
      `${motor.name}: rated ${motor.ratedTorque} N·m at ${motor.ratedSpeed} rpm, peak ${motor.peakTorque} N·m, no load ${motor.noLoad} rpm`,
  );
  return smallSheet({
    file: 'torque-speed.svg',
    width: 700,
    height: 530,
    title: 'Torque and speed of the motors',
    description: `${texts.join('; ')}.`,
    body: [axes(), ...motors.map((motor, index) => family(motor, styles[index]!))].join('\n'),
  });
}
