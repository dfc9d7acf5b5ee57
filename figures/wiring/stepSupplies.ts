import { arrow } from '../diagram';
import { drawing, ink, label, type Drawing } from '../svg';
import { trueColour } from '../trueColours';
import type { Conductor } from './conductors';
import { conductorPath } from './conductorPath';
import { xt30Plus } from './connectorFaces';
import { armX, bothArms, lookedAt, page, pairViewMark, type Arm, type State } from './pairView';
import { carrying, stepConductors } from './powerPlan';
import { stopContacts, stopHeight, wayX } from './stopContacts';
import { leadX, mains, supplies, supplyHeight } from './supplyUnit';
import type { WiringTables } from './wiringTables';
import { rowWith } from './wiringTables';

const { size, width } = page;

/** The two conductors of a supply's lead, from its sheath up to `top`. */
function lead(arm: Arm, conductors: readonly Conductor[], top: number, bottom: number, state: State = 'fresh'): string {
  return (['24 V', '0 V'] as const)
    .map((signal) => {
      const x = armX(arm, wayX[signal]);
      const from = armX(arm, leadX + (signal === '24 V' ? -4 : 4));
      return conductorPath(
        [
          [from, bottom],
          [from, bottom - 8],
          [x, bottom - 30],
          [x, top],
        ],
        carrying(conductors, signal),
        { arm, state },
      );
    })
    .join('');
}

/** Step 1: two supplies and the emergency stop, nothing joined. */
export function placeSupplies(tables: WiringTables): Drawing {
  const [stop, supply] = [40, 270];
  const conductors = stepConductors(tables, 1);
  return drawing({
    file: 'assembly-power-can-1.svg',
    width,
    height: supply + supplyHeight + 54,
    title: 'One power supply for each arm, one emergency stop for the pair, nothing plugged in',
    description:
      'Seen from behind. Emergency stop with its button pressed, both contacts open; below it two power supplies, leads free, mains unplugged.',
    body: [
      pairViewMark(),
      bothArms((arm) => lead(arm, conductors, supply - 56, supply - 18)),
      stopContacts(stop, { button: 'pressed' }),
      bothArms((arm) =>
        (['24 V', '0 V'] as const)
          .map((signal) => `<path d="M${armX(arm, wayX[signal]) - 5} ${supply - 60}h10" stroke="${ink.soft}" stroke-width="5"/>`)
          .join(''),
      ),
      label(width / 2, supply - 66, 'ends and', { size, colour: ink.accent }),
      label(width / 2, supply - 48, 'colours:', { size, colour: ink.accent }),
      label(width / 2, supply - 30, 'find out', { size, colour: ink.accent }),
      supplies(supply),
      mains(supply + supplyHeight, { plugged: false }),
    ].join('\n'),
  });
}

/** Step 2: the leads of both supplies into the inputs of the emergency stop. */
export function wireInputs(tables: WiringTables): Drawing {
  const [stop, supply] = [34, 274];
  const conductors = stepConductors(tables, 2);
  const bottom = stop + stopHeight;
  return drawing({
    file: 'assembly-power-can-2.svg',
    width,
    height: supply + supplyHeight + 8,
    title: 'Two conductors from each supply into its own input of the emergency stop',
    description:
      'Seen from behind. From each supply one conductor to the terminal 24 V and one to the terminal 0 V of the input of the same arm.',
    body: [
      pairViewMark(),
      stopContacts(stop, { button: 'pressed', state: 'built' }),
      bothArms((arm) => lead(arm, conductors, bottom + 9, supply - 18)),
      supplies(supply, { state: 'built' }),
      ...['hollow wire:', 'no source tells', 'its colour'].map((text, line) =>
        label(width / 2, bottom + 34 + line * 19, text, { size, colour: ink.accent }),
      ),
    ].join('\n'),
  });
}

/** A plug of the extension cable seen from the side, upright, its middle at x; `male` has its pins free in a shroud that points down. */
const plug = (x: number, y: number, height: number): string =>
  `<rect class="edge" stroke="none" x="${x - 27}" y="${y - 1}" width="54" height="${height + 2}" rx="6"/><rect x="${x - 26}" y="${y}" width="52" height="${height}" rx="5" fill="${trueColour.black}" stroke="none"/>`;

/** Step 3: the outputs of the emergency stop to the male ends of the extension cables, whose other ends are free. */
export function wireOutputs(tables: WiringTables): Drawing {
  const stop = 306;
  const [u0, u1] = [58, 172];
  const conductors = stepConductors(tables, 3);
  const cable = rowWith(tables['wiring-cables'], 'cable', 'Extension', 'cable');
  const length = rowWith(tables['wiring-legs'], 'leg', 'Extension', 'leg').number('length_mm');
  const [hot, back] = [carrying(conductors, '24 V'), carrying(conductors, '0 V')];
  const middle = (wayX['24 V'] + wayX['0 V']) / 2;
  const look = ({ pin, colour, awg }: Conductor): string => `${pin} ${colour ?? ''}, AWG ${awg ?? ''}`;
  const cables = bothArms((arm) => {
    const x = armX(arm, middle);
    const out = arm === 'left' ? -1 : 1;
    const run = (conductor: Conductor, side: number, terminalX: number): string =>
      conductorPath(
        [
          [x + side * 14, u0 + 34],
          [x + side * 14, u1 + 40],
          [x + side * 14, u1 + 62],
          [armX(arm, terminalX), u1 + 88],
          [armX(arm, terminalX), stop - 9],
        ],
        conductor,
        { arm },
      );
    const name = (y: number, text: string): string => label(x, y, text, { size, bold: true, colour: trueColour.white });
    return [
      run(hot, out, wayX['24 V']),
      run(back, -out, wayX['0 V']),
      plug(x, u0, 36) + name(u0 + 23, 'U0'),
      plug(x, u1, 36) + name(u1 + 23, 'U1'),
      `<rect x="${x - 22}" y="${u1 + 36}" width="44" height="16" fill="#fff" stroke="${ink.line}" stroke-width="1.5"/>`,
      label(x, u0 - 10, 'free end', { size, colour: ink.accent, bold: true }),
      label(armX(arm, 14), (u0 + u1) / 2 + 14, cable.text('drawing_no'), { size, anchor: arm === 'left' ? 'start' : 'end' }),
      label(armX(arm, 14), (u0 + u1) / 2 + 32, `${length} mm`, { size, anchor: arm === 'left' ? 'start' : 'end' }),
    ].join('');
  });
  const face = 0.56;
  return drawing({
    file: 'assembly-power-can-3.svg',
    width,
    height: stop + stopHeight + 34,
    title: 'Two conductors from each output of the emergency stop to the male end of an extension cable',
    description:
      'Seen from behind. 24 V to the outer contact of U1, 0 V to the inner one; contacts 3 and 4 stay free; the end U0 is in no hub.',
    body: [
      pairViewMark(),
      bothArms((arm) => lead(arm, stepConductors(tables, 2), stop + stopHeight, stop + stopHeight + 52, 'built')),
      cables,
      stopContacts(stop, { button: 'pressed', state: 'built' }),
      label(width / 2, 56, 'Male end U1', { size, bold: true }),
      lookedAt(width / 2 - 68, 78, 'into the plug'),
      `<g transform="translate(${width / 2 - 66} 92) scale(${face})">${xt30Plus(0, 0, 'male', ['3', '4'])}</g>`,
      label(width / 2, 164, look(hot), { size }),
      label(width / 2, 184, look(back), { size }),
      label(width / 2, 204, '3 and 4: free', { size }),
      arrow(
        [
          [width / 2 - 42, 246],
          [armX('left', middle) + 32, u1 + 84],
        ],
        { colour: ink.accent, width: 2 },
      ),
      arrow(
        [
          [width / 2 + 42, 246],
          [armX('right', middle) - 32, u1 + 84],
        ],
        { colour: ink.accent, width: 2 },
      ),
      label(width / 2, 242, 'leads that', { size, colour: ink.accent }),
      label(width / 2, 261, 'you make', { size, colour: ink.accent }),
    ].join('\n'),
  });
}
