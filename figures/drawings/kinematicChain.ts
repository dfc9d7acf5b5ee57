import { add, chain, modelRows, type Joint, type Vector } from '../kinematics';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import type { Point } from '../point';

/** One model at its zero pose, and where on the sheet its root stands. */
interface Panel {
  readonly root: string;
  readonly at: Point;
  readonly labelX: number;
  readonly anchor: 'start' | 'end';
  /** Joints of the body in front of the arm's own base; the post is drawn instead. */
  readonly bodyJoints: number;
}

const scale = 820;
const size = 24;
const axisLength = 0.062;
/** Oblique view from the front: y to the right, z up, x towards the reader. */
const project = ([x, y, z]: Vector, [atX, atY]: Point): Point => [atX + scale * (y - 0.42 * x), atY + scale * (0.34 * x - z)];

function arrow([x1, y1]: Point, [x2, y2]: Point): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const tip = (turn: number): string => `${(x2 - 11 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 11 * Math.sin(angle + turn)).toFixed(1)}`;
  return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}M${tip(0.45)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${tip(-0.45)}" stroke="${ink.accent}" stroke-width="3"/>`;
}

function axisTip({ origin, axis: [x, y, z] }: Joint, panel: Panel): Point {
  return project(add(origin, [x * axisLength, y * axisLength, z * axisLength]), panel.at);
}

function jointMark(joint: Joint, panel: Panel, labelY: number): string {
  const at = project(joint.origin, panel.at);
  const tip = axisTip(joint, panel);
  const number = /joint(\d)$/.exec(joint.name)?.[1] ?? '';
  const leaderX = panel.labelX + (panel.anchor === 'start' ? -8 : 8);
  return `<path d="M${at[0].toFixed(1)} ${at[1].toFixed(1)}L${leaderX} ${labelY - 8}" stroke="${ink.soft}" stroke-width="${weight.thin}"/>
${arrow(at, tip)}
<circle cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="7" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>
${label(panel.labelX, labelY, `J${number} ${joint.axisText}`, { size, anchor: panel.anchor })}`;
}

/** Heights of the labels: beside their joints, pushed apart where joints are close. */
function labelHeights(joints: readonly Joint[], panel: Panel): number[] {
  const above = (joint: Joint): number => {
    const [x, y] = project(joint.origin, panel.at);
    const [tipX, tipY] = axisTip(joint, panel);
    // On the body, J1 lies behind J2: its label stands lower, so that the thin line passes under J2.
    if (panel.bodyJoints > 0 && joint.name.endsWith('joint1')) return y + 28;
    return (Math.abs(tipX - x) < 1 ? y : Math.min(y, tipY)) - 9;
  };
  const wanted = joints.map((joint, index) => ({ index, y: above(joint) })).sort((a, b) => a.y - b.y || b.index - a.index);
  const heights: number[] = [];
  let last = -Infinity;
  for (const { index, y } of wanted) {
    last = Math.max(y, last + 35);
    heights[index] = last;
  }
  return heights;
}

function arm(rows: ReturnType<typeof modelRows>, panel: Panel): string {
  const joints = chain(rows, panel.root);
  const base: readonly Vector[] = panel.bodyJoints === 0 ? [[0, 0, 0]] : [];
  const origins = [...base, ...joints.slice(Math.max(panel.bodyJoints - 1, 0)).map((joint) => joint.origin)];
  const points = origins.map((origin) =>
    project(origin, panel.at)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  const moving = joints.filter((joint) => joint.type === 'revolute');
  const heights = labelHeights(moving, panel);
  return [
    `<path d="M${points.join('L')}" stroke-width="5"/>`,
    ...moving.map((joint, index) => jointMark(joint, panel, heights[index] ?? 0)),
  ].join('\n');
}

function triad([x, y]: Point): string {
  const ends: readonly (readonly [Vector, string, number, number])[] = [
    [[0.07, 0, 0], 'x', -12, 16],
    [[0, 0.05, 0], 'y', 14, 8],
    [[0, 0, 0.05], 'z', 0, -10],
  ];
  return ends
    .map(([vector, text, dx, dy]) => {
      const tip = project(vector, [x, y]);
      return `${arrow([x, y], tip)}${label(tip[0] + dx, tip[1] + dy, text, { size, colour: ink.accent })}`;
    })
    .join('\n');
}

/** Draws both models with every joint at zero: one arm stands up, two arms hang down. */
export function draw(): Drawing[] {
  const base = 716;
  const body = [
    label(100, 30, 'One arm', { size: 25 }),
    label(430, 30, 'Two arms', { size: 25 }),
    `<path d="M30 ${base}H120M340 ${base}H520M430 ${base}V${(base - 0.698 * scale).toFixed(1)}" stroke-width="5" stroke="${ink.faint}"/>`,
    arm(modelRows(), { root: 'openarm_link0', at: [75, base], labelX: 118, anchor: 'start', bodyJoints: 0 }),
    arm(modelRows('right'), { root: 'world', at: [430, base], labelX: 260, anchor: 'end', bodyJoints: 2 }),
    arm(modelRows('left'), { root: 'world', at: [430, base], labelX: 588, anchor: 'start', bodyJoints: 2 }),
    label(306, 690, 'right', { size }),
    label(562, 690, 'left', { size }),
    triad([206, 724]),
  ].join('\n');
  return [
    smallSheet({
      file: 'kinematic-chain.svg',
      width: 676,
      height: 770,
      title: 'Joint axes and zero pose',
      description: 'With every joint at zero the one-arm model stands straight up; the arms of the two-arm model hang straight down.',
      body,
    }),
  ];
}
