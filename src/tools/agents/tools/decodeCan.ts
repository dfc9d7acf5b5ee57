import { z } from 'zod';
import {
  AskedRegisters,
  dangersOf,
  errorLead,
  faultLead,
  knownBus,
  lineJson,
  linesOf,
  readRecording,
  refusalOf,
  sentKinds,
  symptomRows,
  TextReader,
} from '../../can-bench/engine';
import type { KnownBus, Lead, Recording } from '../../can-bench/engine';
import { canBenchHref, canBenchRoute } from '../../can-bench/frames';
import { symptomHref } from '../../../site/symptoms';
import type { AgentSite } from '../site';
import { danger, defineTool, url } from '../tool';

/** Characters of a text that an address holds. */
const longestAddress = 1500;

/** Bus with the chosen limits and motor type. Throws a RangeError that lists known names. */
export function chosenBus(
  site: AgentSite,
  { limits, motor_type: type }: { limits?: string | undefined; motor_type?: string | undefined },
): KnownBus {
  const tables = site.can();
  const sets = tables.limitSets.map(({ id }) => id);
  if (limits !== undefined && !sets.includes(limits))
    throw new RangeError(`There are no limits "${limits}". Known are ${sets.join(', ')}.`);
  const set = tables.limitSets.find(({ id }) => id === limits) ?? tables.limitSets[0];
  const types = Object.keys(set?.types ?? {});
  if (type !== undefined && !types.includes(type)) throw new RangeError(`There is no motor type "${type}". Known are ${types.join(', ')}.`);
  return knownBus(tables, { limitSet: limits, type });
}

export const limitsInput = z
  .string()
  .max(100)
  .optional()
  .describe('Version of openarm_can whose limits pack the frames, from the table mit-limit-sets; without it, the first one');

const isSent = (kind: unknown): kind is (typeof sentKinds)[number] => sentKinds.some((sent) => sent === kind);

/** Dangers of the commands among frames, without duplicates. */
function dangersIn(frames: readonly object[]): string[] {
  const kinds = new Set(frames.flatMap((frame) => ('kind' in frame && isSent(frame.kind) ? [frame.kind] : [])));
  const texts = [...kinds].flatMap((kind) => dangersOf(kind)).map(({ title, text }) => `${title}. ${text}`);
  const own = frames.flatMap((frame) => ('danger' in frame && typeof frame.danger === 'string' ? [frame.danger] : []));
  return [...new Set([...own, ...texts])];
}

/** Warnings about a recording, with faults of motors and bus errors. */
function warningsOf({ warnings, summary }: Recording, bus: KnownBus): { words: string; count: number; lead: Lead | undefined }[] {
  const faults = summary.motors.flatMap(({ joint, faults: counts }) =>
    Object.entries(counts).map(([code, count]) => ({
      words: `${joint} reports a fault: ${bus.statusWords.get(Number(code)) ?? 'not assigned'}`,
      count,
      lead: faultLead(Number(code)),
    })),
  );
  const errors = summary.errors.map(({ words, count }) => ({ words: `Error of the bus: ${words}`, count, lead: errorLead(words) }));
  return [...warnings.map(({ words, count, lead }) => ({ words, count, lead })), ...faults, ...errors];
}

/** Frames of the first lines, as objects for JSON. */
function firstFrames(text: string, bus: KnownBus, limit: number): object[] {
  const [reader, asked, frames] = [new TextReader(text.slice(0, 65_536)), new AskedRegisters(), [] as object[]];
  let line = 0;
  for (const words of linesOf(text)) {
    line += 1;
    const read = reader.read(words);
    // What could not be read is told of all lines together.
    if (!('mistake' in read)) frames.push(...lineJson(read, line, bus, asked));
    if (frames.length >= limit) break;
  }
  return frames.slice(0, limit);
}

export const decodeCan = defineTool({
  name: 'decode_can',
  title: 'Decode CAN frames',
  description:
    'Say what CAN frames of the motors mean: paste lines of candump or cansend, or a log of Vector ASC, PEAK TRC, python-can, SavvyCAN or slcan. Returns motor, joint, kind, position in rad, velocity in rad/s, torque in N·m, temperatures in °C and faults.',
  input: z.strictObject({
    text: z.string().min(1).describe('One frame such as 011#1183277FF7FF0000, or many lines'),
    motor_type: z
      .string()
      .max(100)
      .optional()
      .describe('Take all motors for this type, such as DM4310; without it, each is that of its joint'),
    limits: limitsInput,
    limit: z.int().min(1).max(500).default(50).describe('Frames to return; `count` and `warnings` are about all of them'),
  }),
  output: z.object({
    danger: danger.optional(),
    format: z.array(z.string()),
    count: z.int().describe('Frames in the text'),
    frames: z.array(z.record(z.string(), z.unknown())).describe('`or` holds other readings of the same bytes, the likelier first'),
    units: z.record(z.string(), z.string()),
    warnings: z.array(z.object({ words: z.string(), frames: z.int(), failure: z.string().optional() })),
    note: z.string().optional(),
    unread: z.array(z.object({ line: z.int(), why: z.string() })).describe('Lines that could not be read'),
    url,
  }),
  run: ({ text, motor_type, limits, limit }, site) => {
    const refusal = refusalOf(text);
    if (refusal !== undefined) throw new RangeError(refusal);
    const bus = chosenBus(site, { motor_type, limits });
    const all = readRecording(text, bus);
    const frames = firstFrames(text, bus, limit);
    const dangers = [...new Set([...all.dangers.first.map(({ words }) => words), ...dangersIn(frames)])];
    return {
      ...(dangers.length > 0 ? { danger: dangers } : {}),
      format: [...all.formats],
      count: all.frames.count,
      frames: frames.map((frame) => ({ ...frame })),
      units: { q: 'rad', dq: 'rad/s', kp: 'N·m/rad', kd: 'N·m·s/rad', tau: 'N·m', t_mos: '°C', t_rotor: '°C' },
      warnings: warningsOf(all, bus).map(({ words, count, lead }) => ({
        words,
        frames: count,
        ...(lead === undefined ? {} : { failure: site.urlOf(symptomHref(symptomRows[lead])) }),
      })),
      unread: all.mistakes.first.slice(0, 20).map(({ line, words }) => ({ line, why: words })),
      ...(all.frames.count === 0 ? { note: 'The text holds no frame that could be read. Messages of programs are for find_failure.' } : {}),
      url: site.urlOf(text.length < longestAddress ? canBenchHref(text.trim()) : canBenchRoute),
    };
  },
});
