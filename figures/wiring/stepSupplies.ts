import { arrow } from '../diagram';
import { ink, label, type Drawing } from '../svg';
import { trueColour } from '../trueColours';
import { powerSignals, type Conductor } from './conductors';
import { conductorPath } from './conductorPath';
import { xt30Plus } from './connectorFaces';
import { armX, bothArms, lookedAt, page, pairViewMark } from './pairView';
import { carrying, stepConductors } from './powerPlan';
import { stopContacts, stopHeight, wayX } from './stopContacts';
import { stepSheet } from './stepSheet';
import { hollowWire, supplyLead } from './supplyLead';
import { mains, supplies, supplyHeight } from './supplyUnit';
import type { WiringTables } from './wiringTables';
import { rowWith } from './wiringTables';
import { wordLines } from './wordLines';

const { size, width } = page;

/** Step 1: two supplies and the emergency stop, nothing joined. */
export function placeSupplies(tables: WiringTables): Drawing {
  const [stop, supply] = [40, 270];
  const conductors = stepConductors(tables, 1);
  return stepSheet(1, {
    height: supply + supplyHeight + 54,
    title: 'One power supply for each arm, one emergency stop for the pair, nothing plugged in',
    description:
      'Seen from behind. Emergency stop with its button pressed, both contacts open; below it two power supplies, leads free, mains unplugged.',
    body: [
      pairViewMark(),
      bothArms((arm) => supplyLead(arm, conductors, supply - 56, supply - 18)),
      stopContacts(stop, { button: 'pressed' }),
      bothArms((arm) =>
        powerSignals
          .map((signal) => `<path d="M${armX(arm, wayX[signal]) - 5} ${supply - 60}h10" stroke="${ink.soft}" stroke-width="5"/>`)
          .join(''),
      ),
      wordLines(width / 2, supply - 67, ['ends and', 'colours:', 'find out'], { colour: ink.accent }),
      supplies(supply),
      mains(supply + supplyHeight, { plugged: false }),
    ],
  });
}

/** Step 2: the leads of both supplies into the inputs of the emergency stop. */
export function wireInputs(tables: WiringTables): Drawing {
  const [stop, supply] = [34, 274];
  const conductors = stepConductors(tables, 2);
  const bottom = stop + stopHeight;
  return stepSheet(2, {
    height: supply + supplyHeight + 8,
    title: 'Two conductors from each supply into its own input of the emergency stop',
    description:
      'Seen from behind. From each supply one conductor to the terminal 24 V and one to the terminal 0 V of the input of the same arm.',
    body: [
      pairViewMark(),
      stopContacts(stop, { button: 'pressed', state: 'built' }),
      bothArms((arm) => supplyLead(arm, conductors, bottom + 9, supply - 18)),
      supplies(supply, { state: 'built' }),
      hollowWire(bottom + 34),
    ],
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
  const length = rowWith(tables['wiring-legs'], 'leg', 'Extension', 'leg').label('length_mm');
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
    const name = (y: number, text: string): string => label(x, y, text, { size, colour: trueColour.white });
    return [
      run(hot, out, wayX['24 V']),
      run(back, -out, wayX['0 V']),
      plug(x, u0, 36) + name(u0 + 23, 'U0'),
      plug(x, u1, 36) + name(u1 + 23, 'U1'),
      `<rect x="${x - 22}" y="${u1 + 36}" width="44" height="16" fill="#fff" stroke="${ink.line}" stroke-width="1.5"/>`,
      label(x, u0 - 10, 'free end', { size, colour: ink.accent }),
      wordLines(armX(arm, 14), (u0 + u1) / 2 + 14, [cable.label('drawing_no'), length], {
        anchor: arm === 'left' ? 'start' : 'end',
      }),
    ].join('');
  });
  const face = 0.56;
  return stepSheet(3, {
    height: stop + stopHeight + 34,
    title: 'Two conductors from each output of the emergency stop to the male end of an extension cable',
    description:
      'Seen from behind. 24 V to the outer contact of U1, 0 V to the inner one; contacts 3 and 4 stay free; the end U0 is in no hub.',
    body: [
      pairViewMark(),
      bothArms((arm) => supplyLead(arm, stepConductors(tables, 2), stop + stopHeight, stop + stopHeight + 52, 'built')),
      cables,
      stopContacts(stop, { button: 'pressed', state: 'built' }),
      label(width / 2, 56, 'Male end U1', { size }),
      lookedAt(width / 2 - 68, 78, 'into the plug'),
      `<g transform="translate(${width / 2 - 66} 92) scale(${face})">${xt30Plus(0, 0, 'male', ['3', '4'])}</g>`,
      wordLines(width / 2, 164, [look(hot), look(back), '3 and 4: free']),
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
      wordLines(width / 2, 242, ['leads that', 'you make'], { colour: ink.accent }),
    ],
  });
}
