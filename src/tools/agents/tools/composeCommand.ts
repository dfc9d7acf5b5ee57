import { z } from 'zod';
import { packingNotes } from '../../../can/compose/codeLines';
import { encodeSpecial } from '../../../can/codec/motions';
import { composeFrame, isComposed } from '../../../can/compose/composeFrame';
import { dangersOf, dangersOfFrame } from '../../../can/compose/dangers';
import { expectedAnswer } from '../../../can/compose/expectedAnswer';
import { cansendLine, hexText, idText } from '../../../can/formats/frame';
import { assumedLimits } from '../../../can/reading/bus';
import type { BusMotor } from '../../../can/reading/bus';
import type { Side } from '../../../can/reading/travel';
import { canBenchRoute } from '../../../site/pages';
import { findNamed } from '../names';
import { jointNamed } from '../site';
import type { AgentSite } from '../site';
import { defineTool, filled, rounded } from '../tool';
import { chosenBus, limitsInput, limitsName } from './decodeCan';

/** Kinds of commands that this tool makes. Registers are written with the CAN bench, whose page warns of each one. */
const kinds = ['mit', 'enable', 'disable', 'set-zero', 'clear-error', 'refresh', 'read'] as const;

/** All kinds: those to one motor, and the one to each motor of an arm. */
const allKinds = [...kinds, 'disable_all'] as const;

interface Target {
  readonly joint?: string | number | undefined;
  readonly id?: string | number | undefined;
  readonly motor_type?: string | undefined;
  readonly limits?: string | undefined;
  readonly side?: Side | undefined;
  readonly port?: string | undefined;
}

/** The arm that a command is for, and its port: as the name of the joint, `side` and `port` say, which must not contradict each other. */
function armOf(site: AgentSite, { joint, side: given, port: named }: Target): { port: string; side: Side | undefined; notes: string[] } {
  const { ports } = site.can();
  const inName = joint === undefined ? undefined : jointNamed(String(joint), site).side;
  if (inName && given && inName !== given)
    throw new RangeError(`joint and side: "${joint}" and "${given}" are different arms. Give one of the two.`);
  const side = inName ?? given;
  const known = ports.find(({ port }) => port === named);
  const own = ports.filter((one) => one.side === side).map(({ port }) => port);
  const isOther = side && known?.side && known.side !== side;
  // A single arm is on the first port, whichever side it is of.
  const isAlone = isOther && known === ports[0];
  if (isOther && !isAlone)
    throw new RangeError(
      `side and port: ${known.port} is the port of a ${known.side} arm (${known.arm}), and the command is for the ${side} one. Give ${own.join(' or ')}; an arm alone is on ${ports[0]?.port ?? 'can0'}.`,
    );
  const port = named ?? (side === undefined ? undefined : own[0]) ?? ports[0]?.port ?? 'can0';
  const assumed = side ?? ports.find((one) => one.port === port)?.side ?? undefined;
  const isNamed = side !== undefined || named !== undefined || assumed === undefined;
  return {
    port,
    side: assumed,
    notes: isAlone
      ? [`Made for a ${side} arm alone on ${port}. With both arms connected, ${port} is the ${known.side} one’s.`]
      : isNamed
        ? []
        : [`No arm is named: made for the ${assumed} one, at ${port}. Give side for the other.`],
  };
}

/** Number of a typed send ID, decimal or with 0x. Digits with a zero before them could be either. */
const idNumber = (id: string | number): number => (/^(?:0|0?[1-9]|[1-9]\d*|0x[\da-f]+)$/i.test(String(id)) ? Number(id) : Number.NaN);

/** Motor of a joint or an ID. A type alone names several motors, so it asks back. */
function motorFor(site: AgentSite, { joint, id, ...choices }: Target): BusMotor {
  const bus = chosenBus(site, choices);
  const { motors } = bus;
  if (joint === undefined && id === undefined) {
    const type = choices.motor_type === undefined ? undefined : bus.fallback.type;
    const joints = site.can().motors.filter((motor) => motor.type === type);
    const known = joints.map((motor) => `${motor.joint} (ID ${motor.sendId})`).join(', ');
    throw new RangeError(
      `Which motor? ${joints.length > 0 ? `${type ?? ''} is the type of ${known}. ` : ''}Give a joint, such as "J5", or an ID, such as 5.`,
    );
  }
  const named = joint === undefined ? undefined : findNamed('joint', jointNamed(String(joint), site).joint, motors, (one) => [one.joint]);
  if (id === undefined && named) return named;
  const sendId = idNumber(id ?? '');
  if (!Number.isInteger(sendId) || sendId < 1 || sendId > 0xff)
    throw new RangeError(`id: ${JSON.stringify(id)} is no send ID. It is a whole number from 1 to 255, as 5 or "0x05".`);
  const answering = motors.find(({ receiveId }) => receiveId === sendId);
  if (answering)
    throw new RangeError(
      `id: ${sendId} (0x${sendId.toString(16)}) is the receive ID of ${answering.joint}, with which the motor answers. Give ${answering.sendId}, its send ID.`,
    );
  if (named && named.sendId !== sendId)
    throw new RangeError(`joint and id: ${named.joint} has the ID ${named.sendId}, not ${sendId}. Give one of the two.`);
  const found = motors.find((motor) => motor.sendId === sendId);
  if (found) return found;
  if (choices.motor_type === undefined)
    throw new RangeError(`id: no motor of an arm has the ID ${sendId}. Give its motor_type as well, such as "DM4310".`);
  const { type, limits } = bus.fallback;
  return {
    sendId,
    receiveId: sendId + 16,
    joint: `motor ${sendId}`,
    type,
    limits,
    travel: [],
    peakTorque: site.can().ratings[type]?.peakTorque ?? null,
    noLoadSpeed: site.can().ratings[type]?.noLoadSpeed ?? null,
    gains: null,
  };
}

/** Lines that disable each motor of an arm, or of all arms if none is named, by port. */
function disableAll(site: AgentSite, { joint, id, side, port, fd }: Target & { readonly fd: boolean }): object {
  if (joint !== undefined || id !== undefined)
    throw new RangeError('"disable_all" is for every motor of an arm. Leave joint and id out, or use "disable" for one motor.');
  const { ports, motors } = site.can();
  const armAt = (name: string): string | undefined => ports.find((known) => known.port === name)?.arm;
  const own = ports.filter((one) => side === undefined || one.side === side).map((one) => one.port);
  const chosen = port === undefined ? own : [armOf(site, { side, port }).port];
  return {
    danger: dangersOf('disable', {}).map(({ title, text }) => `${title}. ${text}`),
    ports: chosen.map((name) => ({
      port: name,
      arm: armAt(name),
      lines: motors.map(({ sendId }) => cansendLine(name, sendId, encodeSpecial('disable'), fd ? 'fd' : 'classic')),
    })),
    notes: [
      `One pair of arms is on ${ports
        .slice(0, 2)
        .map((one) => one.port)
        .join(' and ')}, a single arm on ${ports[0]?.port}. Leave out ports that you don't have.`,
      'Each motor answers with a state whose byte 0 begins with 0. One that does not answer may still be enabled.',
    ],
    url: site.urlOf(`${canBenchRoute}#commands-to-a-motor`),
  };
}

/** A number. Text is taken, too: the bench reads it as typed, or says why it isn't a number. */
const value = (what: string) =>
  z
    .union([z.number(), z.string().max(40)])
    .optional()
    .describe(what);

/** Values that a command takes, the needed ones first. */
const valuesOf = (kind: (typeof kinds)[number]): { needed: readonly string[]; more: readonly string[] } => ({
  needed: kind === 'mit' ? ['q', 'kp', 'kd'] : kind === 'read' ? ['register'] : [],
  more: kind === 'mit' ? ['dq', 'tau'] : [],
});

/** Values of a command as the bench takes them. Throws a RangeError if one would be lost. */
function valuesFor(kind: (typeof kinds)[number], given: Readonly<Record<string, number | string | undefined>>): Record<string, string> {
  const { needed, more } = valuesOf(kind);
  const typed = Object.entries(given).flatMap(([name, one]) => (one === undefined ? [] : [[name, String(one)] as const]));
  const lost = typed.filter(([name]) => !needed.includes(name) && !more.includes(name));
  if (lost.length > 0)
    throw new RangeError(
      lost
        .map(([name, one]) => `${name}: "${kind}" has no such value, and ${one} would be lost. Leave it out, or choose another kind.`)
        .join('\n'),
    );
  // A needed value that is missing is an empty field: the bench says what to type there.
  return { ...Object.fromEntries(needed.map((name) => [name, ''])), ...Object.fromEntries(typed) };
}

/** For a joint named as in ROS 2, where it moves in a line. */
const fingerNote =
  'In ROS 2 the finger joints count in metres. q is the angle of the gripper’s motor in rad: 0 is closed, and an open gripper is below 0.';

export const composeCommand = defineTool({
  name: 'compose_command',
  title: 'Compose a motor command',
  description:
    'Make the CAN frame of a command to one motor, with the line for cansend, or the lines that disable a whole arm: an MIT motion command, enable, disable, set-zero, clear-error, refresh (asks for the state), read (a register) or disable_all. It sends nothing, and refuses values that nobody means. Never hand the line over without its dangers.',
  example: { joint: 'J4', q: 0.5, kp: 10, kd: 1 },
  input: z.strictObject({
    joint: z
      .union([z.string().max(100), z.int()])
      .optional()
      .describe('J1 to J7, or J8 for the gripper'),
    id: z
      .union([z.string().max(10), z.int()])
      .optional()
      .describe('Send ID of the motor, instead of the joint'),
    motor_type: z.string().max(100).optional().describe('Such as DM4310, if it is another motor than in OpenArm'),
    side: z.enum(['left', 'right']).optional().describe('Arm, whose joint ranges and port differ'),
    kind: z
      .enum(
        allKinds,
        `a kind is ${allKinds.map((kind) => `"${kind}"`).join(', ')}; for other frames use the CAN bench, whose page names their dangers`,
      )
      .default('mit')
      .describe('mit needs q, kp and kd; read needs register; disable_all is for every motor of `side`'),
    q: value('Position in rad'),
    dq: value('Velocity in rad/s; 0 by default'),
    kp: value('Stiffness in N·m/rad'),
    kd: value('Damping in N·m·s/rad'),
    tau: value('Torque in N·m; 0 by default'),
    register: z.int().optional().describe('Number in the table damiao-registers'),
    port: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,14}$/i, 'a port is a name such as can0')
      .optional()
      .describe('Port of the arm; by default the first one of `side`'),
    fd: z.boolean().default(false).describe('CAN FD'),
    limits: limitsInput,
  }),
  run: ({ joint, id, motor_type, side: given, kind, port: named, fd, limits, ...asked }, site) => {
    if (kind === 'disable_all') {
      valuesFor('disable', asked);
      return disableAll(site, { joint, id, side: given, port: named, fd });
    }
    const { side, port, notes: ofArm } = armOf(site, { joint, side: given, port: named });
    const motor = motorFor(site, { joint, id, motor_type, limits, side });
    const can = site.can();
    const composed = composeFrame({ kind, motor, motors: [motor], values: valuesFor(kind, asked), registers: can.registers });
    if (!isComposed(composed)) {
      // Without an arm, only what both arms reach is right.
      const advice =
        side === undefined && composed.problems.some(({ name }) => name === 'q') ? ['side: Name the arm, "left" or "right".'] : [];
      throw new RangeError([...composed.problems.map(({ name, problem }) => `${name}: ${problem}`), ...advice].join('\n'));
    }
    const bus = fd ? 'fd' : 'classic';
    const { frame, words } = expectedAnswer(kind, motor, composed, bus);
    const isMit = kind === 'mit';
    // Only this motor, which may be one that no arm has.
    const assumed =
      isMit && composed.asked.dq !== 0 ? assumedLimits({ ...can, motors: [motor] }, { limitSet: limits }, [motor.joint]) : undefined;
    const dangers = [
      ...dangersOfFrame(kind, motor, composed).map(({ title, text }) => `${title}. ${text}`),
      ...(assumed === undefined ? [] : [assumed]),
    ];
    const notes = [
      ...ofArm,
      ...(/finger/i.test(String(joint)) && isMit ? [fingerNote] : []),
      ...composed.notes,
      ...(isMit ? packingNotes(motor, can.limitSets) : []),
    ];
    return {
      danger: filled(dangers),
      joint: motor.joint,
      motor_type: motor.type,
      id: idText({ id: composed.id, idKind: 'standard' }),
      data: hexText(composed.data, ' '),
      cansend: cansendLine(port, composed.id, composed.data, bus),
      limits: isMit ? limitsName(site, limits) : undefined,
      arrives: isMit ? Object.fromEntries(composed.arrives.map(({ name, arrives }) => [name, rounded(arrives, 5)])) : undefined,
      notes: filled(notes),
      answer: { frame, words: [...words] },
      url: site.urlOf(`${canBenchRoute}#commands-to-a-motor`),
    };
  },
});
