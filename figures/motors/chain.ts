import { axisLine, hairline } from '../dimension';
import { armFront, shoulderZ } from '../robot/armFront';
import { chestFront, pedestalFront } from '../robot/pedestalFront';
import { box, circle, createPen, ghost, place } from '../robot/pen';
import { dimension } from '../robot/sizes';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { motorsOfJoints, type MotorData } from './motorData';

/** Where a drum stands on the hanging left arm in front view, mm: centre of the output face, x outwards, y downwards from the shoulder; and where its body lies from there. */
const drums: Readonly<Record<string, { x: number; y: number; body: 'inwards' | 'down' | 'up' | 'behind' }>> = {
  J1: { x: 62.5 - shoulderZ, y: 0, body: 'inwards' },
  J2: { x: 0, y: 0, body: 'behind' },
  J3: { x: 0, y: 188.75 - shoulderZ, body: 'down' },
  J4: { x: 26.7, y: 342.5 - shoulderZ, body: 'inwards' },
  J5: { x: 0, y: 438 - shoulderZ, body: 'up' },
  J6: { x: 0, y: 483.5 - shoulderZ, body: 'behind' },
  J7: { x: 20.5, y: 558.5 - shoulderZ, body: 'inwards' },
  J8: { x: 0, y: 654 - shoulderZ, body: 'up' },
};

/** Outline of a drum to scale, and its middle. */
function drum(joint: string, { diameter, height }: MotorData): { path: string; x: number; y: number } {
  const spec = drums[joint];
  if (!spec) throw new Error(`figures/motors/chain.ts knows no place for ${joint}.`);
  const { x, y, body } = spec;
  const half = diameter / 2;
  if (body === 'behind') return { path: circle(x, y, half), x, y };
  if (body === 'inwards') return { path: box(x - height, y - half, x, y + half, 2), x: x - height / 2, y };
  const [top, bottom] = body === 'down' ? [y, y + height] : [y - height, y];
  return { path: box(x - half, top, x + half, bottom, 2), x, y: (top + bottom) / 2 };
}

const scale = 0.98;
const shoulder = { x: 168, y: 118 };
const column = 312;

/** Joint, model, size and mass beside the drum, with a leader to it. */
function note(joint: string, model: string, data: MotorData): string {
  const { x, y } = drum(joint, data);
  const from: [number, number] = [shoulder.x + x * scale, shoulder.y + y * scale];
  const textY = joint === 'J1' ? 34 : from[1];
  const bend: [number, number][] = joint === 'J1' ? [[from[0], textY]] : [];
  return [
    hairline([from, ...bend, [column - 10, textY]], { colour: ink.accent }),
    `<circle cx="${from[0].toFixed(1)}" cy="${from[1].toFixed(1)}" r="4" fill="${ink.accent}" stroke="none"/>`,
    label(column, textY + 2, joint, { size: 23, anchor: 'start' }),
    label(column + 40, textY + 2, model, { size: 23, anchor: 'start' }),
    label(column + 40, textY + 28, `⌀ ${data.diameter} mm, ${data.mass} g`, { size: 21, anchor: 'start', colour: ink.soft }),
  ].join('');
}

/** Left half of the robot from the front, its motors marked at their places. */
export function motorChain(): Drawing {
  const pen = createPen(scale, ghost);
  const ground = { x: shoulder.x - (dimension('shoulder spacing') / 2) * scale, y: shoulder.y + dimension('shoulder axis height') * scale };
  const motors = motorsOfJoints();
  const width = (weight.outline / scale).toFixed(2);
  const marked = motors.map(
    ({ joint, data }) => `<path d="${drum(joint, data).path}" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${width}"/>`,
  );
  return smallSheet({
    file: 'motor-chain.svg',
    width: 620,
    height: 762,
    title: 'Motors of one arm',
    description: motors.map(({ joint, model }) => `${joint}: ${model}`).join(', ') + '.',
    body: [
      `<clipPath id="half"><rect x="${ground.x}" y="0" width="620" height="762"/></clipPath>`,
      `<g clip-path="url(#half)">${place(pedestalFront(pen), { ...ground, scale })}${place(armFront(pen, { rotorSide: -1, opening: 44 }), { ...shoulder, scale })}${place(chestFront(pen), { ...ground, scale })}</g>`,
      axisLine([
        [ground.x, 16],
        [ground.x, 756],
      ]),
      place(marked.join('\n'), { ...shoulder, scale }),
      ...motors.map(({ joint, model, data }) => note(joint, model, data)),
    ].join('\n'),
  });
}
