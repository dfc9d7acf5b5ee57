import { z } from 'zod';
import { benchAddress } from '../../../model/addresses';
import { sentKinds } from '../../../can/compose/composeFields';
import { dangersOf } from '../../../can/compose/dangers';
import { roleNames } from '../../../can/formats/columnNames';
import { headLength, readText, TextReader } from '../../../can/formats/formats';
import { assumedLimits, knownBus } from '../../../can/reading/bus';
import { lineJson } from '../../../can/reading/frameJson';
import { rowOfLead } from '../../../can/reading/leads';
import { AskedRegisters } from '../../../can/reading/readFrame';
import { motorLine } from '../../../can/reading/verdict';
import { readRecording, refusalOf } from '../../../can/reading/recording';
import type { Role } from '../../../can/formats/columnNames';
import type { CanTables, KnownBus } from '../../../can/reading/bus';
import type { Lead } from '../../../can/reading/leads';
import type { Side } from '../../../can/reading/travel';
import type { FailureAnswer } from '../../../search/contract/searchTypes';
import { canBenchRoute } from '../../../site/pages';
import { symptomHref } from '../../../site/symptomAreas';
import { findNamed } from '../names';
import { printoutsIn, sideInput } from '../printoutsIn';
import { plain } from '../site';
import type { AgentSite } from '../site';
import { defineTool, filled } from '../tool';
import { searchWords } from '../../../site/words/search';

/** Longest text that fits into a link to the CAN bench. */
const longestAddress = 1500;

interface BusInput {
  readonly limits?: string | undefined;
  readonly motor_type?: string | undefined;
  readonly side?: Side | undefined;
}

type LimitSet = CanTables['limitSets'][number];

const limitSet = ({ limitSets: sets }: CanTables, asked: string | undefined): LimitSet | undefined =>
  asked === undefined ? sets[0] : findNamed('limit set', asked, sets, ({ id }) => [id]);

/** Bus with the chosen limits and motor type; spelling variants are accepted. Throws a RangeError that lists known names. */
export function chosenBus(site: AgentSite, { limits, motor_type: asked, side }: BusInput): KnownBus {
  const tables = site.can();
  const set = limitSet(tables, limits);
  const type = asked === undefined ? undefined : findNamed('motor type', asked, Object.keys(set?.types ?? {}), (name) => [name]);
  return knownBus(tables, { limitSet: set?.id, type, side });
}

/** Software that packs with the chosen limits. */
export function limitsName(site: AgentSite, limits: string | undefined): string {
  const id = limitSet(site.can(), limits)?.id ?? '';
  const row = site.rows('mit-limit-sets').find(({ name }) => name === id);
  return row ? `${id} (${plain(row.software)})` : id;
}

/** Version of the packing limits, which both CAN tools take. */
export const limitsInput = z
  .string()
  .max(100)
  .optional()
  .describe('Software whose limits packed the frame, a name of the table mit-limit-sets such as 1.2.9; by default its first row');

const isSent = (kind: unknown): kind is (typeof sentKinds)[number] => sentKinds.some((sent) => sent === kind);

const isNumber = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';

/** Dangers of the commands among frames, without duplicates. */
function dangersIn(frames: readonly object[]): string[] {
  const texts = frames.flatMap((frame) => {
    if (!('kind' in frame) || !isSent(frame.kind)) return [];
    const joint = 'joint' in frame && typeof frame.joint === 'string' ? { joint: frame.joint } : {};
    const values = Object.fromEntries(Object.entries(frame).filter(isNumber));
    const register = values.register === undefined ? {} : { register: values.register };
    return dangersOf(frame.kind, { ...joint, ...register, values }).map(({ title, text }) => `${title}. ${text}`);
  });
  const own = frames.flatMap((frame) => ('danger' in frame && typeof frame.danger === 'string' ? [frame.danger] : []));
  return [...new Set([...own, ...texts])];
}

/** Frames of the first lines, as objects for JSON. */
function firstFrames(text: string, bus: KnownBus, limit: number, columns: readonly Role[] | undefined): object[] {
  const [asked, frames] = [new AskedRegisters(), [] as object[]];
  for (const [line, , read] of readText(text, new TextReader(text.slice(0, headLength), columns))) {
    // Lines that can't be read are reported for the whole text.
    if (!('mistake' in read)) frames.push(...lineJson(read, line, bus, asked));
    if (frames.length >= limit) break;
  }
  return frames.slice(0, limit);
}

/** What a text without frames is, as find_failure says it. */
function noteWithoutFrames(isPrintout: boolean, known: FailureAnswer | undefined): string {
  if (isPrintout) return 'A printout, without frames.';
  if (known && known.healthy !== '') return searchWords.healthy(known.healthy);
  const fitting = known?.failures.find(({ fit }) => fit === 'fits');
  if (fitting) return `No frames, but a known failure: ${fitting.symptom}. ${fitting.why} Ask find_failure for causes and fix.`;
  return 'No line is a frame. Write frames like 011#1183277FF7FF0000. Messages of programs are for find_failure.';
}

export const decodeCan = defineTool({
  name: 'decode_can',
  title: 'Decode CAN frames',
  description:
    'Say what CAN frames of the motors mean, and what is wrong in a recording: paste lines of candump or cansend, messages of python-can, a log of Vector ASC, PEAK TRC or slcan, or a table with a head. Returns motor, joint, kind, position in rad, velocity in rad/s, torque in N·m, temperatures in °C and faults.',
  example: { text: '011#1183277FF7FF0000' },
  input: z.strictObject({
    text: z.string().min(1).describe('One frame such as 011#1183277FF7FF0000, or many lines'),
    motor_type: z
      .string()
      .max(100)
      .optional()
      .describe('Read all frames as of this type, such as DM4310; by default the type of each joint'),
    limits: limitsInput,
    columns: z
      .array(z.enum(Object.keys(roleNames) as [Role, ...Role[]]))
      .max(100)
      .optional()
      .describe('What each column of a table holds, where its head does not state base or unit: answers `questions`'),
    side: sideInput,
    limit: z.int().min(1).max(500).default(50).describe('Frames to return; `count`, `verdict` and `motors` are about all of them'),
  }),
  run: ({ text, motor_type, limits, limit, columns, side }, site) => {
    const refusal = refusalOf(text);
    if (refusal !== undefined) throw new RangeError(refusal);
    const bus = chosenBus(site, { motor_type, limits });
    const all = readRecording(text, bus, columns);
    const frames = firstFrames(text, bus, limit, columns);
    const beyond = all.warnings.filter(({ isDanger }) => isDanger).map(({ words }) => words);
    const dangers = [...new Set([...beyond, ...all.dangers.first.map(({ words }) => words), ...dangersIn(frames)])];
    const joints = all.summary.motors.filter(({ states, commands }) => states + commands > 0).map(({ joint }) => joint);
    const choices = { limitSet: limitSet(site.can(), limits)?.id, ...(motor_type === undefined ? {} : { type: bus.fallback.type }) };
    const assumed = assumedLimits(site.can(), choices, [...new Set(joints)]);
    const rowOf = (lead: Lead | undefined): string | undefined => lead && site.urlOf(symptomHref(rowOfLead(lead)));
    const printouts = printoutsIn(text, site, side);
    // The output of `ip` has an answer of its own.
    const known = all.frames.length === 0 && printouts.length === 0 ? site.engine().failures(text) : undefined;
    const fitting = known?.failures.find(({ fit }) => fit === 'fits');
    return {
      danger: filled(dangers),
      printouts: filled(printouts),
      verdict: all.verdict?.words,
      failure: rowOf(all.verdict?.lead) ?? (fitting && site.urlOf(symptomHref(fitting.id))),
      format: [...all.formats],
      questions: filled([...all.questions]),
      columns: filled(all.columns.map(({ role }) => role)),
      count: all.frames.length,
      frames: frames.map((frame) => ({ ...frame })),
      limits: `${limitsName(site, limits)}.${assumed === undefined ? '' : ` ${assumed}`}`,
      warnings: filled((all.verdict?.others ?? []).map((one) => ({ words: one.words, failure: rowOf(one.lead) }))),
      motors: filled(all.summary.motors.map((motor) => motorLine(motor, bus))),
      unread: all.mistakes.first.slice(0, 20).map(({ line, words }) => ({ line, why: words })),
      note: all.frames.length === 0 ? noteWithoutFrames(printouts.length > 0, known) : undefined,
      url: site.urlOf(text.length < longestAddress ? benchAddress(canBenchRoute, text.trim()) : canBenchRoute),
    };
  },
});
