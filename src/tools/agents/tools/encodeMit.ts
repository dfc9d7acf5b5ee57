import { z } from 'zod';
import type { ArmModel } from '../../../arm/armModel';
import { cansendLine, composeFrame, dangersOf, expectedAnswer, hexText, idText, isComposed, packingNotes } from '../../can-bench/engine';
import type { BusMotor } from '../../can-bench/engine';
import { canBenchRoute } from '../../can-bench/frames';
import { findNamed, isAlike } from '../names';
import { jointNamed, plain } from '../site';
import type { AgentSite } from '../site';
import { danger, defineTool, rounded, url } from '../tool';
import { chosenBus, frameUnits, limitsInput, limitsName } from './decodeCan';

/** Motor of a joint. With a type, the joint's motor is taken to be of that type; without a joint, it is the first joint that has such a motor. */
function motorFor(site: AgentSite, joint: string | undefined, type: string | undefined, limits: string | undefined): BusMotor {
  const { motors } = chosenBus(site, { motor_type: type, limits });
  const own = chosenBus(site, { limits }).motors;
  const wanted = joint === undefined ? (own.find((motor) => isAlike(motor.type, type)) ?? own[0])?.joint : jointNamed(joint, site);
  return findNamed('joint', wanted ?? '', motors, (motor) => [motor.joint]);
}

const degrees = (angle: number): string => `${rounded((angle * 180) / Math.PI, 1)}°`;

/** Notes for a position outside the joint's range, which is narrower than the range of the frame. */
function jointNotes(joint: string, q: number, arms: Readonly<Record<'right' | 'left', ArmModel>>): string[] {
  const index = Number(/^J([1-7])$/.exec(joint)?.[1] ?? Number.NaN) - 1;
  return (['right', 'left'] as const).flatMap((side) => {
    const range = arms[side].ranges[index];
    if (!range || (q >= range[0] && q <= range[1])) return [];
    return [
      `${degrees(q)} is beyond the end of ${joint} of the ${side} arm, which turns from ${degrees(range[0])} to ${degrees(range[1])}. The motor would push against its end stop.`,
    ];
  });
}

/** Kinds of commands that this tool writes. Registers are written with the CAN bench, whose page warns of each one. */
const kinds = ['mit', 'enable', 'disable', 'set-zero', 'clear-error', 'refresh', 'read'] as const;

const value = (what: string) => z.number().optional().describe(what);

/** Values of a command as the bench takes them. Throws a RangeError if one is missing. */
function valuesFor(kind: (typeof kinds)[number], given: Readonly<Record<string, number | undefined>>): Record<string, string> {
  const needed = kind === 'mit' ? ['q', 'kp', 'kd'] : kind === 'read' ? ['register'] : [];
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length > 0) throw new RangeError(`The command "${kind}" needs ${missing.join(', ')}.`);
  return Object.fromEntries(Object.entries(given).flatMap(([name, number]) => (number === undefined ? [] : [[name, String(number)]])));
}

export const encodeMit = defineTool({
  name: 'encode_mit',
  title: 'Encode a motor command',
  description:
    'Make the CAN frame of a command to a motor: an MIT motion command, or enable, disable, set-zero, clear-error, refresh (asks for the state) and read (asks for a register). Returns the bytes, the line for cansend, what the packing changes, and what the motor answers. It sends nothing. Never hand the line over without its dangers.',
  example: { joint: 'J4', q: 0.5, kp: 10, kd: 1 },
  input: z.strictObject({
    joint: z
      .union([z.string().max(100), z.int()])
      .optional()
      .describe('J1 to J7, or J8 for the gripper: decides ID and motor type'),
    motor_type: z.string().max(100).optional().describe('Such as DM4310: without a joint, or if the joint has another motor'),
    kind: z.enum(kinds).default('mit').describe('mit needs q, kp and kd; read needs register; the others need no values'),
    q: value('Position in rad'),
    dq: value('Velocity in rad/s; 0 by default'),
    kp: value('Stiffness Kp in N·m/rad'),
    kd: value('Damping Kd in N·m·s/rad'),
    tau: value('Torque in N·m; 0 by default'),
    register: z.int().optional().describe('Number of a register of the table damiao-registers, such as 10 for the control mode'),
    port: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,14}$/i, 'a port is a name such as can0')
      .default('can0'),
    fd: z.boolean().default(false).describe('CAN FD, as openarm_can sends it'),
    limits: limitsInput,
  }),
  output: z.object({
    danger,
    joint: z.string(),
    motor_type: z.string(),
    id: z.string().describe('CAN ID in hex'),
    data: z.string().describe('Eight bytes in hex'),
    cansend: z.string(),
    limits: z.string().optional().describe('Software with whose limits the values were packed'),
    units: z.record(z.string(), z.string()).optional(),
    arrives: z
      .array(z.object({ field: z.string(), asked: z.number(), arrives: z.number(), change: z.string(), words: z.string() }))
      .optional(),
    notes: z.array(z.string()),
    answer: z.object({ frame: z.string().nullable(), words: z.array(z.string()) }).describe('What the motor answers'),
    documented_gains: z.record(z.string(), z.unknown()).optional().describe('Row of the table mit-gains for this joint'),
    url,
  }),
  run: ({ joint, motor_type, kind, port, fd, limits, ...asked }, site) => {
    if (joint === undefined && motor_type === undefined)
      throw new RangeError('Give a joint, such as "J4", or a motor type, such as "DM4340".');
    const motor = motorFor(site, joint?.toString(), motor_type, limits);
    const { registers, limitSets } = site.can();
    const composed = composeFrame({ kind, motor, motors: [motor], values: valuesFor(kind, asked), registers });
    if (!isComposed(composed)) throw new RangeError(composed.problems.map(({ label, problem }) => `${label}: ${problem}`).join(' '));
    const bus = fd ? 'fd' : 'classic';
    const { frame, words } = expectedAnswer(kind, motor, composed, bus);
    const notices = site.rows('notices').map((row) => `${plain(row.title)}. ${plain(row.text)}`);
    const dangers = dangersOf(kind, { joint: motor.joint }).map(({ title, text }) => `${title}. ${text}`);
    const gains = site.rows('mit-gains').find((row) => row.joint === motor.joint);
    const ofMit = {
      limits: limitsName(site, limits),
      units: frameUnits,
      arrives: composed.arrives.map(({ name, ...arrival }) => ({ field: name, asked: composed.asked[name] ?? 0, ...arrival })),
      ...(gains ? { documented_gains: { ...gains, url: site.tableUrl(site.table('mit-gains')) } } : {}),
    };
    const notesOfMit = [...jointNotes(motor.joint, asked.q ?? 0, site.arms().models), ...packingNotes(motor, limitSets)];
    return {
      danger: [...dangers, ...notices],
      joint: motor.joint,
      motor_type: motor.type,
      id: idText({ id: composed.id, idKind: 'standard' }),
      data: hexText(composed.data, ' '),
      cansend: cansendLine(port, composed.id, composed.data, bus),
      ...(kind === 'mit' ? ofMit : {}),
      notes: [...composed.notes, ...(kind === 'mit' ? notesOfMit : [])],
      answer: { frame, words: [...words] },
      url: site.urlOf(`${canBenchRoute}#commands-to-a-motor`),
    };
  },
});
