import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { arm, armPoints, post } from './robot';
import { at, box, head, stroke } from './shapes';
import { trueColour } from '../trueColours';

/** A mushroom button on its box; `pressed` pushes it in. */
function button(x: number, y: number, pressed: boolean): string {
  const lift = pressed ? 8 : 24;
  return [
    box(x - 44, y, 88, 50, trueColour.yellow, 6),
    box(x - 14, y - lift, 28, lift, 'none', 0),
    stroke(`M${x - 36} ${y - lift}h72q-4 -26 -36 -26t-36 26Z`, { fill: trueColour.red, line: trueColour.red }),
  ].join('');
}

/** A held box: part of the load drawing. */
const load = (x: number, y: number): string => box(x - 28, y, 56, 42, ink.accentSoft, 4) + stroke(`M${x - 10} ${y}v-12h20v12`);

/** Left: the motors hold the load. */
function holding(): string {
  const points = armPoints({ x: 84, y: 76 }, 178, [-10, 8, 0]);
  return [post(52, 44, 268, 22), arm(points, 178), load(points.tip.x - 8, points.tip.y + 8), button(96, 352, false)].join('');
}

/** Right: without power the arm falls to where it hangs, and the load with it. */
function falling(): string {
  const shoulder = { x: 414, y: 76 };
  const before = armPoints(shoulder, 178, [-10, 8, 0]);
  const after = armPoints(shoulder, 178, [-84, -80, -80]);
  const ghost = `<path d="M${at(before.shoulder)}L${at(before.elbow)}L${at(before.wrist)}L${at(before.tip)}" stroke="${ink.soft}" stroke-width="2.25" stroke-dasharray="6 7"/>`;
  const from = { x: before.tip.x - 4, y: before.tip.y + 22 };
  return [
    post(382, 44, 268, 22),
    ghost,
    arm(after, 178),
    stroke(`M${at(from)}C${from.x} 170 548 226 490 240`, { line: ink.danger, width: 4 }),
    head({ x: 478, y: 244 }, 194, ink.danger),
    load(after.tip.x - 2, after.tip.y + 6),
    button(426, 352, true),
  ].join('');
}

/** Requirement 5: an emergency stop takes the power away, so a held load drops. */
export function emergencyStop(): Drawing {
  const body = [
    holding(),
    falling(),
    stroke('M320 24V400', { line: ink.faint }),
    label(160, 378, 'power on', { size: 25, anchor: 'start' }),
    label(160, 408, 'arm holds', { size: 25, anchor: 'start' }),
    label(490, 378, 'power off', { size: 25, anchor: 'start', colour: ink.danger }),
    label(490, 408, 'load drops', { size: 25, anchor: 'start', colour: ink.danger }),
  ].join('\n');
  return smallSheet({
    file: 'safety-emergency-stop.svg',
    height: 420,
    title: 'What the emergency stop does',
    description: 'Left: button released, the arm holds a load. Right: button pressed, the arm has no power and falls with its load.',
    body,
  });
}
