import { readTable } from '../tables/readTable';
import { ink, label, weight, type Drawing } from '../svg';
import { trueColour } from '../trueColours';
import { adapterBox, adapterHeight, portX } from './adapterBox';
import { conductorPath } from './conductorPath';
import { armX, arms, bothArms, grey, lookedAt, page, pairViewMark, type State } from './pairView';
import { carrying, joined, stepConductors } from './powerPlan';
import { stepSheet } from './stepSheet';
import type { WiringTables } from './wiringTables';

const { size, width } = page;

/** Both communication cables at the screw boards of the adapter, hanging down to `bottom`. */
const cables = (tables: WiringTables, y: number, bottom: number, state: State): string =>
  bothArms((arm) =>
    joined(tables, 'Communication ends')
      .map((conductor) => {
        // The wires leave at the terminals of their marks: CANL at the left of each board, CANH at its right.
        const x = armX(arm, portX) + (conductor.signal === 'CANL' ? -20 : 20);
        const close = armX(arm, portX) + (conductor.signal === 'CANL' ? -3 : 3);
        return conductorPath(
          [
            [x, y],
            [x, y + 14],
            [close, y + 30],
            [close, bottom],
          ],
          conductor,
          { arm, state },
        );
      })
      .join(''),
  );

/** Step 6: the screw board of a port with the wires of its communication cable, large, and below it both ports with their arms. */
export function screwBoard(tables: WiringTables): Drawing {
  const conductors = stepConductors(tables, 6);
  const pins = tables['socket-pins'].filter((pin) => pin.text('socket') === 'adapter terminal');
  const [board, x0, pitch] = [84, 138, 88];
  const each = pins.map((pin, index) => {
    const x = x0 + index * pitch;
    const conductor = conductors.find(({ mark }) => mark === pin.text('mark'));
    const wire = conductor
      ? conductorPath(
          [
            [x, board + 116],
            [x, board + 168],
          ],
          conductor,
        ) +
        `<path d="M${x} ${board + 92}V${board + 114}" stroke="${ink.soft}" stroke-width="5"/>` +
        label(x, board + 190, `${conductor.colour ?? ''}, AWG ${conductor.awg ?? ''}`, { size })
      : label(x, board + 142, 'empty', { size, colour: ink.accent });
    return [
      `<rect x="${x - 38}" y="${board + 30}" width="76" height="70" fill="${trueColour.green}" stroke-width="${weight.outline}"/>`,
      `<circle cx="${x}" cy="${board + 52}" r="14" fill="${trueColour.white}" stroke="${trueColour.black}"/><path d="M${x - 8} ${board + 60}L${x + 8} ${board + 44}" stroke="${trueColour.black}" stroke-width="2.5"/>`,
      `<rect x="${x - 15}" y="${board + 74}" width="30" height="20" fill="${trueColour.white}" stroke="${trueColour.black}"/>`,
      wire,
      label(x, board + 22, pin.label('mark'), { size: 15 }),
    ].join('');
  });
  const small = 346;
  return stepSheet(6, {
    height: small + adapterHeight + 76,
    title: 'Communication cable at the screw board of its port',
    description: pins.map((pin) => `${pin.text('mark')}: ${pin.text('wire_colour') || 'empty'}`).join(', '),
    body: [
      label(8, 20, 'Screw board', { size: 15, anchor: 'start' }),
      lookedAt(124, 20, 'seen from the side of the wires'),
      `<path d="M122 40H330L320 ${board}H132Z" fill="#fff" stroke-width="${weight.outline}"/>`,
      ...[0, 1, 2, 3, 4].map((pin) => `<circle cx="${158 + pin * 34}" cy="54" r="4"/>`),
      ...[0, 1, 2, 3].map((pin) => `<circle cx="${175 + pin * 34}" cy="70" r="4"/>`),
      label(342, 66, 'DB9 plug behind', { size, anchor: 'start' }),
      `<rect x="82" y="${board}" width="352" height="112" rx="8" stroke-width="${weight.outline}"/>`,
      `<rect x="366" y="${board + 52}" width="48" height="22" fill="#fff"/>`,
      label(390, board + 42, '120 Ω', { size }),
      ...each,
      `<path d="M8 ${small - 44}H${width - 8}" stroke="${ink.faint}"/>`,
      label(8, small - 18, 'Which cable at which port', { size: 15, anchor: 'start' }),
      lookedAt(246, small - 18, 'ports towards you'),
      cables(tables, small + adapterHeight + 11, small + adapterHeight + 62, 'fresh'),
      adapterBox(small, { state: 'built' }),
      ...arms.map((arm) =>
        label(armX(arm, portX + 20), small + adapterHeight + 60, `${arm} arm`, {
          size,
          anchor: arm === 'left' ? 'start' : 'end',
        }),
      ),
    ],
  });
}

/** Step 8: the USB cable from the adapter to the PC, and the order of the adapters where there are two. */
export function adapterToPc(tables: WiringTables): Drawing {
  const usb = carrying(stepConductors(tables, 8), 'USB');
  const ends = stepConductors(tables, 8);
  const channels = readTable('can-channels');
  const adapters = [...new Set(channels.map((channel) => channel.text('adapter')))];
  const order = 300;
  const pc = (x: number, y: number, w: number): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="40" rx="8" fill="#fff" stroke-width="${weight.outline}"/>${label(x + w / 2, y + 26, 'PC', { size: 15 })}`;
  const middle = width / 2;
  return stepSheet(8, {
    height: order + adapters.length * 40 + 8,
    title: 'Adapter to the PC',
    description: `New: USB from ${ends.map(({ device }) => device).join(' to ')}. There already: the communication cables. ${adapters.join(' first, then ')}.`,
    body: [
      pairViewMark(),
      pc(middle - 80, 36, 160),
      conductorPath(
        [
          [middle, 124],
          [middle, 80],
        ],
        usb,
      ),
      label(middle + 16, 106, 'USB', { size, anchor: 'start' }),
      cables(tables, 127 + adapterHeight + 11, 234, 'built'),
      adapterBox(127, { state: 'built' }),
      ...arms.map((arm) =>
        label(armX(arm, portX + 20), 230, `to the hub`, { size, colour: grey.text, anchor: arm === 'left' ? 'start' : 'end' }),
      ),
      `<path d="M8 ${order - 46}H${width - 8}" stroke="${ink.faint}"/>`,
      label(8, order - 20, 'Two pairs: the order counts', { size: 15, anchor: 'start' }),
      ...adapters.map((adapter, index) => {
        const y = order + index * 40;
        const ports = channels
          .filter((channel) => channel.text('adapter') === adapter)
          .map((channel) => `${channel.label('adapter_port')} is ${channel.label('interface')}`);
        return [
          `<circle cx="24" cy="${y + 14}" r="13" fill="${ink.accent}" stroke="none"/>`,
          label(24, y + 19, `${index + 1}`, { size, colour: '#fff' }),
          label(48, y + 19, adapter, { size, anchor: 'start' }),
          label(196, y + 19, ports.join(', '), { size, anchor: 'start' }),
        ].join('');
      }),
    ],
  });
}
