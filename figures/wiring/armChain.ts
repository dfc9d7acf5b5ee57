import { ink, label, weight } from '../svg';
import type { Point } from '../point';
import { netlist, type Connection, type End } from './netlist';
import { wires } from './wires';
import type { WiringTables } from './wiringTables';

/** Sizes of the chain in px. */
export interface ChainLayout {
  readonly hub: { readonly x: number; readonly y: number; readonly width: number; readonly pitch: number };
  readonly motor: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly pitch: number };
  readonly size: number;
  /** Gap between power and CAN. */
  readonly gap: number;
  /** Writes lengths and IDs; without it only the names of the joints. */
  readonly detail: boolean;
}

interface Lane {
  /** Where between hub (0) and motors (1) the leg runs up or down. */
  readonly at: number;
  /** Where its length stands, from the middle of that run. */
  readonly text: readonly [dx: number, dy: number, anchor: 'start' | 'end'];
  /** Leaves its first port at this share of the motor's height: a plug that two legs share has them one above the other. */
  readonly leaves?: number;
}

const lanes: Readonly<Record<string, Lane>> = {
  'J1 J1-J2 power': { at: 0.88, text: [-222, -16, 'start'] },
  'J1 J1-J2 CAN': { at: 0.88, text: [0, 0, 'start'] },
  'J2 J1-J2 power': { at: 0.88, text: [-222, -31, 'start'] },
  'J2 J1-J2 CAN': { at: 0.84, text: [0, 0, 'start'] },
  'J3-J4 J3-J4 long': { at: 0.2, text: [16, -26, 'start'] },
  'J3-J4 J3-J4 short': { at: 0.8, text: [-14, 14, 'end'], leaves: 0.1 },
  'J4-J7 J4-J7 to J4': { at: 0.5, text: [-16, 0, 'end'] },
  'J4-J7 J4-J7 to J5': { at: 0.5, text: [126, -14, 'end'] },
  'J4-J7 J4-J7 trunk': { at: 0.5, text: [-16, 10, 'end'] },
  'J4-J7 J4-J7 to J7': { at: 0.8, text: [-10, 8, 'end'], leaves: 0.66 },
  'J7-J8 J7-J8': { at: 0.8, text: [-16, 8, 'end'] },
};

/** Where each port of a motor sits on the left edge of its box, as a share of the height. */
const portHeights: Readonly<Record<string, number>> = {
  'XT30 port': 0.3,
  '2-pin CAN port': 0.7,
  'rear port': 0.38,
  'front port': 0.8,
  'lower rear port': 0.3,
  'upper port': 0.26,
  'lower port': 0.78,
  'side port': 0.5,
};

function portPoint({ device, port }: End, joints: readonly string[], { motor }: ChainLayout, leaves?: number): Point {
  const share = leaves ?? portHeights[port];
  if (share === undefined) throw new Error(`figures/wiring/armChain.ts knows no place for the port "${port}" of ${device}.`);
  return [motor.x, motor.y + joints.indexOf(device) * motor.pitch + share * motor.height];
}

/** Middle of the right edge of a slot. */
export const slotPoint = ({ hub }: ChainLayout, slot: number): Point => [hub.x + hub.width, hub.y + (slot - 0.5) * hub.pitch];

function endPoint(end: End, joints: readonly string[], layout: ChainLayout, leaves?: number): Point {
  const { hub, motor } = layout;
  if (end.device === 'hub') return slotPoint(layout, Number(end.port.replace('slot ', '')));
  if (joints.includes(end.device)) return portPoint(end, joints, layout, leaves);
  if (end.port === 'splice') return [(hub.x + hub.width + motor.x) / 2, portPoint({ device: 'J5', port: 'rear port' }, joints, layout)[1]];
  throw new Error(`figures/wiring/armChain.ts cannot draw the device "${end.device}" of wiring-connections.csv.`);
}

/** One leg: out of its first port, along its lane, into its second port. */
function drawConnection(connection: Connection, joints: readonly string[], layout: ChainLayout): string {
  const key = `${connection.run} ${connection.leg}`;
  const lane = lanes[key];
  if (!lane) throw new Error(`figures/wiring/armChain.ts has no lane for the leg "${key}". Known: ${Object.keys(lanes).join(', ')}.`);
  const { hub, motor, gap } = layout;
  const [a, b] = [endPoint(connection.from, joints, layout, lane.leaves), endPoint(connection.to, joints, layout)];
  const x = hub.x + hub.width + lane.at * (motor.x - hub.x - hub.width);
  // Power and CAN of a cable that splits leave the hub side by side.
  const side = connection.lines.length === 1 ? (connection.lines[0] === 'power' ? -gap / 2 : gap / 2) : 0;
  const path = ([a, [x, a[1]], [x, b[1]], b] as Point[])
    .map(([px, py], index): Point => (index < 2 ? [px, py + side] : [px, py]))
    .filter((point, index, all) => index === 0 || point[0] !== all[index - 1]?.[0] || point[1] !== all[index - 1]?.[1]);
  const [dx, dy, anchor] = lane.text;
  const words = `${connection.number ? `${connection.number}, ` : ''}${connection.length} mm`;
  const hidden = !layout.detail || connection.lines.join() === 'CAN';
  return wires(path, connection.lines, gap) + (hidden ? '' : label(x + dx, (a[1] + b[1]) / 2 + dy, words, { size: layout.size, anchor }));
}

/** The hub with its slots. */
function drawHub({ hub, size }: ChainLayout, slots: number): string {
  const height = slots * hub.pitch;
  return [
    `<rect x="${hub.x}" y="${hub.y - 8}" width="${hub.width}" height="${height + 16}" rx="10" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    ...Array.from({ length: slots }, (_, index) => {
      const y = hub.y + index * hub.pitch + 4;
      return `<rect x="${hub.x + 8}" y="${y}" width="${hub.width - 16}" height="${hub.pitch - 8}" rx="4" fill="#fff"/>${label(hub.x + hub.width / 2, y + hub.pitch / 2 - 4 + size * 0.35, `${index + 1}`, { size })}`;
    }),
  ].join('');
}

/** The model as a builder reads it on the motor, in short. openarm_can calls a DM4340P and a DM4340 alike. */
const modelOf = (model: string): string => model.replace(/^DM-J(\w+)-.*/, 'DM$1');

/** Hub, eight motors and all cables between them, for one arm. */
export function armChain(tables: WiringTables, layout: ChainLayout): string {
  const { motor, size, detail } = layout;
  const motors = tables['motor-ids'];
  const joints = motors.map((row) => row.text('joint'));
  const inside = netlist(tables).filter(({ from, to }) =>
    [from, to].every(({ device, port }) => device === 'hub' || joints.includes(device) || port === 'splice'),
  );
  const spliceAt = endPoint({ device: 'splice', port: 'splice' }, joints, layout);
  const boxes = motors.map((row, index) => {
    const y = motor.y + index * motor.pitch;
    const middle = y + motor.height / 2;
    const rect = `<rect x="${motor.x}" y="${y}" width="${motor.width}" height="${motor.height}" rx="8" fill="#fff" stroke-width="${weight.outline}"/>`;
    if (!detail) return rect + label(motor.x + motor.width / 2, middle + size * 0.35, row.text('joint'), { size });
    return [
      rect,
      label(motor.x + 12, middle - 6, row.text('joint'), { size, anchor: 'start' }),
      label(motor.x + 56, middle - 6, modelOf(row.text('motor_model')), { size, anchor: 'start' }),
      label(motor.x + 12, middle + 24, `${row.label('send_can_id_hex')} / ${row.label('receive_master_id_hex')}`, {
        size,
        anchor: 'start',
      }),
    ].join('');
  });
  return [
    ...inside.map((connection) => drawConnection(connection, joints, layout)),
    drawHub(layout, tables['hub-slots'].length),
    ...boxes,
    `<rect x="${spliceAt[0] - 11}" y="${spliceAt[1] - 14}" width="22" height="28" rx="6" fill="${ink.soft}" stroke-width="${weight.outline}"/>`,
  ].join('\n');
}
