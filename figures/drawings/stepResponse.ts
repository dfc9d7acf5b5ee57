import { elbowLoad, gainSets, simulate, type GainSet } from '../impedance';
import { readRow } from '../tables/readTable';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';

const width = 640;
const plot = { left: 58, right: 622 } as const;
const seconds = 1;
const step = readRow('elbow-example', 'elbow').number('step_rad');
const size = 23;

interface Curve {
  readonly set: GainSet;
  readonly colour: string;
  readonly dash: string;
}

interface Axes {
  readonly top: number;
  readonly bottom: number;
  /** Highest value shown, as a share of the step. */
  readonly limit: number;
}

const xOf = (time: number): number => plot.left + ((plot.right - plot.left) * time) / seconds;
const yOf = (share: number, { top, bottom, limit }: Axes): number => bottom - ((bottom - top) * share) / limit;

function grid(axes: Axes, withTimes: boolean): string {
  const zero = yOf(0, axes).toFixed(1);
  const goal = yOf(1, axes);
  const times = [0, 0.25, 0.5, 0.75, 1].map((time) => {
    const tick = `<path d="M${xOf(time)} ${zero}v6" stroke="${ink.soft}"/>`;
    const text = label(xOf(time), axes.bottom + 32, String(time), { size, colour: ink.soft, anchor: time === seconds ? 'end' : 'middle' });
    return withTimes ? tick + text : tick;
  });
  return [
    `<path d="M${plot.left} ${axes.top}V${zero}H${plot.right}" stroke="${ink.soft}"/>`,
    `<path d="M${plot.left} ${goal.toFixed(1)}H${plot.right}" stroke="${ink.soft}" stroke-dasharray="3 6"/>`,
    label(plot.left - 10, goal + 8, '1', { size, anchor: 'end', colour: ink.soft }),
    label(plot.left - 10, axes.bottom + 2, '0', { size, anchor: 'end', colour: ink.soft }),
    ...times,
  ].join('\n');
}

function curve({ set, colour, dash }: Curve, axes: Axes): string {
  const samples = simulate({ ...set, inertia: elbowLoad().inertia, step, seconds });
  const points = samples.map(({ time, angle }) => `${xOf(time).toFixed(1)} ${yOf(angle / step, axes).toFixed(1)}`);
  return `<path d="M${points.join('L')}" stroke="${colour}" stroke-width="3"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

function legend(x: number, y: number, { colour, dash }: Curve, text: string): string {
  return `<path d="M${x} ${y - 8}h46" stroke="${colour}" stroke-width="3"${dash ? ` stroke-dasharray="${dash}"` : ''}/>
${label(x + 58, y, text, { size, anchor: 'start' })}`;
}

/** One stiffness with three dampings: what Kd does. */
function dampingFigure(): Drawing {
  const axes: Axes = { top: 46, bottom: 330, limit: 1.85 };
  const kp = gainSets().find(({ name }) => name.startsWith('ROS 2 0.9.2'))?.kp ?? 0;
  const curves = [0.5, 2, 5].map((kd, index): Curve => ({
    set: { name: '', kp, kd },
    colour: [ink.soft, ink.line, ink.accent][index] ?? ink.line,
    dash: ['2 8', '12 7', ''][index] ?? '',
  }));
  const body = [
    label(12, 26, 'angle ÷ step', { size, anchor: 'start', colour: ink.soft }),
    grid(axes, true),
    ...curves.map((each) => curve(each, axes)),
    ...curves.map((each, index) => legend(430, 74 + 34 * index, each, `Kd ${each.set.kd}`)),
    label(340, 74, `Kp ${kp}`, { size }),
    label(plot.right, 396, 'time in s', { size, anchor: 'end', colour: ink.soft }),
  ].join('\n');
  return smallSheet({
    file: 'step-response-damping.svg',
    width,
    height: 406,
    title: 'Step response for three velocity gains',
    description: `With Kp ${kp} the joint swings far past the goal at Kd 0.5, less at Kd 2, and hardly at all at Kd 5.`,
    body,
  });
}

function row(set: GainSet, index: number): string {
  const axes: Axes = { top: 48 + 172 * index, bottom: 172 + 172 * index, limit: 1.75 };
  const sag = ((elbowLoad().torque / set.kp) * 180) / Math.PI;
  const overhang = sag > 90 ? 'not held up' : `hangs ${sag.toFixed(1)}° low`;
  return [
    grid(axes, index === gainSets().length - 1),
    curve({ set, colour: ink.accent, dash: '' }, axes),
    label(plot.left, axes.top - 14, `${set.name}: Kp ${set.kp}, Kd ${set.kd}`, { size, anchor: 'start' }),
    label(plot.right, axes.bottom - 14, overhang, { size, anchor: 'end' }),
  ].join('\n');
}

/** The elbow with the gains of published programs, one row each. */
function programFigure(): Drawing {
  const sets = gainSets();
  const last = 172 * sets.length;
  const body = [...sets.map(row), label(plot.right, last + 66, 'time in s', { size, anchor: 'end', colour: ink.soft })].join('\n');
  return smallSheet({
    file: 'step-response-programs.svg',
    width,
    height: last + 78,
    title: 'Step response of the elbow with published gains',
    description: 'Higher position gains answer faster and sag less under gravity; too little damping makes the joint swing.',
    body: `<g stroke-width="${weight.edge}">${body}</g>`,
  });
}

/** Draws what the gains do to a step of joint J4, computed from the tables. */
export function draw(): Drawing[] {
  return [dampingFigure(), programFigure()];
}
