import { drawing, ink, label, weight, type Drawing } from '../svg';
import { trueColour } from '../trueColours';
import type { Point } from '../point';
import { adapterBox, adapterHeight, portX } from './adapterBox';
import { powerSignals, type Conductor } from './conductors';
import { conductorPath } from './conductorPath';
import { slotOf } from './hubSlot';
import { armX, arms, bothArms, grey, page, pairViewMark, wordsOf, type Arm, type State } from './pairView';
import { carrying, joined } from './powerPlan';
import { stopContacts, stopHeight, wayX } from './stopContacts';
import { stepSheet } from './stepSheet';
import { hollowWire, supplyLead } from './supplyLead';
import { mains, supplies, supplyHeight } from './supplyUnit';
import { rowWith, type WiringTables } from './wiringTables';
import { wordLines } from './wordLines';

const { size, width } = page;
const hub = { x: 138, width: 44, pitch: 22 } as const;
/** Heights from the upper edge of the hubs on. */
const rows = { plug: 164, stop: 228, supply: 430 } as const;

const slotY = (y: number, slot: number): number => y + (slot - 0.5) * hub.pitch;

/** A hub with its slots, counted from the top; the slot that matters has a colour. */
function hubColumn(tables: WiringTables, arm: Arm, y: number, state: State): string {
  const slots = tables['hub-slots'];
  const x = armX(arm, hub.x + hub.width / 2);
  const used = slotOf(tables, 'Extension');
  const line = state === 'fresh' ? ink.line : grey.line;
  return [
    `<rect x="${x - hub.width / 2}" y="${y - 6}" width="${hub.width}" height="${slots.length * hub.pitch + 12}" rx="8" fill="${state === 'fresh' ? ink.accentSoft : '#eceff1'}" stroke="${line}" stroke-width="${weight.outline}"/>`,
    ...slots.map((slot) => {
      const number = slot.number('slot');
      const at = slotY(y, number);
      return `<rect x="${x - 16}" y="${at - 9}" width="32" height="18" rx="3" fill="#fff" stroke="${line}"/>${label(x, at + 5, `${number}`, { size, colour: number === used ? ink.accent : wordsOf(state) })}`;
    }),
  ].join('');
}

/** The two conductors of an extension cable from the outputs of the stop through U1 and U0 into slot 5. */
function extension(tables: WiringTables, arm: Arm, y: number): string {
  const slot = slotY(y, slotOf(tables, 'Extension'));
  const edge = armX(arm, hub.x);
  const [outer, inner] = [wayX['24 V'] + 21, wayX['0 V'] - 21];
  const way = (signal: '24 V' | '0 V'): Point[] => {
    const [x, down] = signal === '24 V' ? [armX(arm, outer), slot - 4] : [armX(arm, inner), slot + 4];
    return [
      [edge, down],
      [x, down],
      [x, y + rows.plug + 24],
      [armX(arm, wayX[signal]), y + rows.plug + 40],
      [armX(arm, wayX[signal]), y + rows.stop - 9],
    ];
  };
  const conductors = joined(tables, 'Extension U0');
  const middle = armX(arm, (outer + inner) / 2);
  return [
    ...powerSignals.map((signal) => conductorPath(way(signal), carrying(conductors, signal), { arm })),
    `<rect x="${middle - 24}" y="${y + rows.plug}" width="48" height="22" rx="4" fill="${trueColour.black}" class="edge" stroke="none"/>`,
    label(middle, y + rows.plug + 16, 'U1', { size, colour: trueColour.white }),
  ].join('');
}

/** What a cable is called beside its wires: its number and the cross-section of its conductors. */
const cableWords = (tables: WiringTables, arm: Arm, y: number): string => {
  const cable = rowWith(tables['wiring-cables'], 'cable', 'Extension', 'cable');
  const power = carrying(joined(tables, 'Extension U0'), '24 V');
  return wordLines(armX(arm, 14), y + 122, [cable.label('drawing_no'), `AWG ${power.awg ?? ''}`], {
    anchor: arm === 'left' ? 'start' : 'end',
  });
};

/** The whole power of a pair from the mains to the hubs, each conductor by itself. */
function power(tables: WiringTables, y: number, options: { button: 'pressed' | 'out'; plugged: boolean; hubs: State }): string {
  const lead: readonly Conductor[] = joined(tables, 'Supply lead B');
  return [
    bothArms((arm) => hubColumn(tables, arm, y, options.hubs)),
    bothArms((arm) => extension(tables, arm, y)),
    bothArms((arm) => cableWords(tables, arm, y)),
    bothArms((arm) => supplyLead(arm, lead, y + rows.stop + stopHeight + 9, y + rows.supply - 18)),
    stopContacts(y + rows.stop, { button: options.button }),
    supplies(y + rows.supply),
    mains(y + rows.supply + supplyHeight, { plugged: options.plugged }),
  ].join('\n');
}

const height = rows.supply + supplyHeight + 54;

/** Power of one pair of arms from the mains to the hubs, and what must not be joined. */
export function powerBlock(tables: WiringTables): Drawing {
  const y = 42;
  const middle = width / 2;
  return drawing({
    file: 'wiring-power-block.svg',
    width,
    height: y + height,
    title: 'Power of one pair of arms',
    description:
      'Each arm has its own power supply, its own contact in the emergency stop, and its own hub; two conductors run all the way.',
    body: [
      pairViewMark(),
      power(tables, y, { button: 'out', plugged: true, hubs: 'fresh' }),
      `<path d="M190 ${y + 66}H290" stroke="${ink.danger}" stroke-width="3" stroke-dasharray="8 6"/><path d="M228 ${y + 54}l24 24M252 ${y + 54}l-24 24" stroke="${ink.danger}" stroke-width="4"/>`,
      wordLines(middle, y + 102, ['never join', 'two 24 V'], { colour: ink.danger }),
      hollowWire(y + rows.stop + stopHeight + 24),
    ].join('\n'),
  });
}

/** Step 9: mains in, button out; power runs to both hubs. Adapter and communication cables are there already. */
export function switchOn(tables: WiringTables): Drawing {
  const adapter = 36;
  const y = adapter + adapterHeight + 52;
  return stepSheet(9, {
    height: y + height,
    title: 'Switch the pair on',
    description:
      'Seen from behind. Mains plugs of both supplies in their sockets, button out, both contacts closed; 24 V and 0 V run to slot 5 of both hubs.',
    body: [
      pairViewMark(),
      ...arms.map((arm) => {
        const slot = slotY(y, slotOf(tables, 'Communication'));
        const edge = armX(arm, hub.x + hub.width);
        const inner = armX(arm, hub.x + hub.width + 12);
        return joined(tables, 'Communication U0')
          .map((conductor, index) =>
            conductorPath(
              [
                [edge, slot + index * 5 - 2],
                [inner + (arm === 'left' ? 1 : -1) * index * 5, slot + index * 5 - 2],
                [inner + (arm === 'left' ? 1 : -1) * index * 5, y - 18 - index * 5],
                [armX(arm, portX) + (index === 0 ? -3 : 3), y - 18 - index * 5],
                [armX(arm, portX) + (index === 0 ? -3 : 3), adapter + adapterHeight + 11],
              ],
              conductor,
              { arm, state: 'built' },
            ),
          )
          .join('');
      }),
      adapterBox(adapter, { state: 'built' }),
      power(tables, y, { button: 'out', plugged: true, hubs: 'built' }),
      wordLines(width / 2, y + rows.stop + stopHeight + 26, ['1  mains in', '2  button out'], { colour: ink.accent }),
    ],
  });
}
