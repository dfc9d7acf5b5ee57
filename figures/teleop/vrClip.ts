import { arrow, line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import type { Point } from '../point';
import { joint, limb } from './arms';

/** An arm that reaches down to a table: shoulder, elbow and wrist as given, two jaws at the wrist. */
function reaching(shoulder: Point, elbow: Point, wrist: Point): string {
  const [x, y] = wrist;
  return [
    limb(shoulder, elbow),
    limb(elbow, wrist),
    line(
      [
        [x - 14, y + 32],
        [x - 14, y + 12],
        [x + 14, y + 12],
        [x + 14, y + 32],
      ],
      { width: 5 },
    ),
    joint(...shoulder, 11),
    joint(...elbow),
    joint(...wrist, 7),
  ].join('');
}

/** A standing person with a headset, both hands raised. */
function person(x: number): string {
  return [
    `<circle cx="${x}" cy="70" r="26" fill="${ink.faint}" stroke-width="${weight.outline}"/>`,
    `<rect x="${x + 4}" y="58" width="32" height="22" rx="6" fill="${ink.line}"/>`,
    line(
      [
        [x - 26, 66],
        [x + 4, 66],
      ],
      { width: 5 },
    ),
    line(
      [
        [x, 98],
        [x, 200],
      ],
      { width: 10 },
    ),
    line(
      [
        [x, 120],
        [x + 26, 168],
        [x + 74, 146],
      ],
      { width: 8 },
    ),
    line(
      [
        [x, 120],
        [x + 10, 178],
        [x + 62, 190],
      ],
      { width: 8 },
    ),
    line(
      [
        [x, 198],
        [x - 22, 304],
      ],
      { width: 10 },
    ),
    line(
      [
        [x, 198],
        [x + 22, 304],
      ],
      { width: 10 },
    ),
    `<circle cx="${x + 80}" cy="144" r="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    `<circle cx="${x + 68}" cy="190" r="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
  ].join('');
}

/** Poster of the VR clip: a person with a headset, and two simulated arms that pick up a cube. */
export function vrClip(): Drawing {
  const cube = (x: number, fill: string) =>
    `<rect x="${x - 14}" y="232" width="28" height="28" rx="3" fill="${fill}" stroke-width="${weight.outline}"/>`;
  const body = [
    person(84),
    arrow(
      [
        [186, 166],
        [282, 166],
      ],
      { colour: ink.accent, width: 4, dashed: true },
    ),
    `<rect x="300" y="22" width="248" height="272" rx="10" stroke="${ink.soft}" stroke-width="${weight.outline}"/>`,
    line(
      [
        [388, 72],
        [460, 72],
      ],
      { width: 8 },
    ),
    `<rect x="415" y="72" width="18" height="188" fill="${ink.faint}" stroke-width="${weight.outline}"/>`,
    reaching([388, 72], [344, 132], [362, 204]),
    reaching([460, 72], [504, 132], [486, 204]),
    cube(362, ink.accentSoft),
    cube(486, ink.faint),
    line(
      [
        [322, 260],
        [526, 260],
      ],
      { width: 4 },
    ),
    label(424, 288, 'simulation', { size: 22, colour: ink.line }),
  ].join('\n');
  return smallSheet({
    file: 'teleop-vr-clip.svg',
    width: 560,
    height: 316,
    title: 'Moving two simulated arms with a headset',
    description: 'A person with a headset raises both hands; beside, in a frame, two arms reach for cubes on a table.',
    body,
  });
}
