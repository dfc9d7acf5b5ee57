import { ink, label, weight, type Drawing } from '../svg';
import { trueColour } from '../trueColours';
import type { Point } from '../point';
import { boardFace, slotHeights } from './hubBoard';
import type { Conductor } from './conductors';
import { conductorPath } from './conductorPath';
import { hubPlug, plugWords } from './hubPlug';
import { slotOf } from './hubSlot';
import { armX, arms, bothArms, grey, page, pairViewMark, type Arm, type State } from './pairView';
import { joined, stepConductors } from './powerPlan';
import { stepSheet } from './stepSheet';
import { shifted } from './wires';
import type { WiringTables } from './wiringTables';
import { lineHeight } from './wordLines';

const { size, width } = page;
const scale = 4;
const top = 44;
const boardX = 96;
const boardWidth = 16 * scale;
const bottom = top + 59 * scale;

/** A plug on its slot, and its conductors to the outside and down; `out` is how far outside they hang. */
function plugged(arm: Arm, slot: number, conductors: readonly Conductor[], out: number, state: State): string {
  const y = top + (slotHeights()[slot - 1] ?? 0) * scale;
  const [edge, hang] = [armX(arm, boardX + 4), armX(arm, boardX - out)];
  const path: Point[] = [
    [edge, y],
    [hang, y],
    [hang, bottom + 30],
  ];
  const gap = 6;
  const lines = conductors.map((conductor, index) =>
    conductorPath(shifted(path, (index - (conductors.length - 1) / 2) * gap * (arm === 'left' ? 1 : -1)), conductor, { arm, state }),
  );
  const x = armX(arm, boardX + boardWidth / 2) - boardWidth / 2 + 3;
  const fill = state === 'fresh' ? trueColour.black : '#dfe3e7';
  return [
    ...lines,
    `<rect x="${x}" y="${y - 10}" width="${boardWidth - 6}" height="20" rx="4" fill="${fill}" stroke="${state === 'fresh' ? ink.line : grey.line}" stroke-width="1.5"/>`,
  ].join('');
}

/** Steps 5 and 7: a cable into its slot on both boards, and below how its plug looks from behind when it is right. */
function plugIn(tables: WiringTables, options: { step: number; cable: string; title: string; before: readonly string[] }): Drawing {
  const { step, cable, title, before } = options;
  const conductors = stepConductors(tables, step);
  const slots = tables['hub-slots'];
  const slot = slotOf(tables, cable);
  const outOf = (name: string): number => (name === 'Extension' ? 58 : 26);
  const list = slots.map((row, index) => {
    const y = top + (slotHeights()[index] ?? 0) * scale + 5;
    const number = row.number('slot');
    const fresh = number === slot;
    const name = row.text('cable') === 'J1-J2' ? row.text('leads_to').replace('motor ', '') : row.text('cable') || 'free';
    return label(width / 2, y, `${number} ${name}`, { size, colour: fresh ? ink.accent : grey.text });
  });
  const close = bottom + 92;
  // Power has a line for its colours and one for its cross-section; a plug without power wires has one that says so.
  const words = conductors.some(({ signal }) => signal.endsWith(' V')) ? 4 : 3;
  return stepSheet(step, {
    height: close + words * lineHeight + 74,
    title,
    description: `Seen from behind. Slot ${slot} of each board, counted from the top: ${conductors.map(({ pin, signal, colour }) => `${pin} ${signal} ${colour ?? ''}`).join(', ')}.`,
    body: [
      pairViewMark(),
      ...arms.map((arm) => boardFace({ scale, x: armX(arm, boardX + boardWidth / 2) - boardWidth / 2, y: top, turned: arm === 'right' })),
      ...list,
      ...before.map((name) => bothArms((arm) => plugged(arm, slotOf(tables, name), joined(tables, `${name} U0`), outOf(name), 'built'))),
      bothArms((arm) => plugged(arm, slot, conductors, outOf(cable), 'fresh')),
      `<rect x="4" y="${close - 46}" width="${width - 8}" height="${words * lineHeight + 116}" rx="10" stroke="${ink.accent}" stroke-width="${weight.outline}"/>`,
      label(width / 2, close - 24, `When it is right: slot ${slot}`, { size, colour: ink.accent }),
      bothArms((arm) => hubPlug(armX(arm, 116), close + 22, arm, conductors)),
      bothArms((arm) => plugWords(armX(arm, 116), close + 78, arm, conductors)),
    ],
  });
}

/** Step 5: the extension cables. */
export const plugExtension = (tables: WiringTables): Drawing =>
  plugIn(tables, { step: 5, cable: 'Extension', title: 'Extension cables into the hubs', before: [] });

/** Step 7: the communication cables; the extension cables are there. */
export const plugCommunication = (tables: WiringTables): Drawing =>
  plugIn(tables, { step: 7, cable: 'Communication', title: 'Communication cables into the hubs', before: ['Extension'] });
