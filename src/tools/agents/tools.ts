import { z } from 'zod';
import { agents } from '../../site/agents';
import type { AgentSite } from './site';
import type { AgentTool } from './tool';
import { armPose } from './tools/armPose';
import { billOfMaterials } from './tools/billOfMaterials';
import { buildStep } from './tools/buildStep';
import { composeCommand } from './tools/composeCommand';
import { decodeCan } from './tools/decodeCan';
import { findFailure } from './tools/findFailure';
import { queryTable } from './tools/queryTable';
import { readPage } from './tools/readPage';
import { searchDocs } from './tools/searchDocs';

const known: readonly AgentTool[] = [
  searchDocs,
  readPage,
  findFailure,
  queryTable,
  decodeCan,
  composeCommand,
  armPose,
  buildStep,
  billOfMaterials,
];

/** Tools of this site, in the order in which agents see them. */
export const agentTools: readonly AgentTool[] = agents.tools.flatMap((name) => known.filter((tool) => tool.name === name));

/** JSON Schema of a tool's input. */
export const inputSchema = ({ input }: AgentTool): { readonly type: 'object'; readonly [key: string]: unknown } => ({
  ...z.toJSONSchema(input, { io: 'input', target: 'draft-7' }),
  type: 'object',
});

/** Answer of a tool: an error message, or values with the same values as JSON text. */
type ToolAnswer =
  | { readonly isError: false; readonly text: string; readonly values: Readonly<Record<string, unknown>> }
  | { readonly isError: true; readonly text: string };

/** Largest input of a tool, in bytes. */
export const largestInput = 1_000_000;

/** Refusal of an input that is too large. */
export const tooLarge = `The input has more than ${largestInput} bytes (1 MB), which is the most that is read at once. Send a part of it.`;

const refused = (text: string): ToolAnswer => ({ isError: true, text });

type Fields = Record<PropertyKey, unknown>;

const valueAtPath = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((within, key) => (Object(within) as Fields)[key], input);

/** Value at a path of an input, as JSON; empty if there is none. */
function valueAt(input: unknown, path: readonly PropertyKey[]): string {
  const value = valueAtPath(input, path);
  return value === undefined || path.length === 0
    ? ''
    : ` (${(typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '')).slice(0, 80)})`;
}

/** Schema violations of an input, one per line with the value, and an input that works. */
function mistakesIn({ name, example, input: { shape } }: AgentTool, { issues }: z.ZodError, input: unknown): string {
  const fields: Readonly<Record<string, { readonly description?: string | undefined }>> = shape;
  const words = ({ code, path, message }: z.core.$ZodIssue): string => {
    const [field] = path;
    if (field === undefined) return `${message}${code === 'unrecognized_keys' ? `. Fields: ${Object.keys(fields).join(', ')}.` : ''}`;
    const meaning = fields[String(field)]?.description;
    return `${path.join('.')}${valueAt(input, path)}: ${message}${meaning === undefined ? '' : `. ${meaning}.`}`;
  };
  return [`${name} can't be called like that:`, ...issues.map((issue) => `- ${words(issue)}`), `Example: ${JSON.stringify(example)}`].join(
    '\n',
  );
}

/** Replaces text by the number that it spells, wherever a schema wants a number: models quote numbers now and then. */
function readNumbers(input: unknown, issues: readonly z.core.$ZodIssue[], before: readonly PropertyKey[] = []): void {
  for (const issue of issues) {
    const path = [...before, ...issue.path];
    if (issue.code === 'invalid_union') readNumbers(input, issue.errors.flat(), path);
    const last = path.at(-1);
    if (issue.code !== 'invalid_type' || !['number', 'int'].includes(issue.expected) || last === undefined) continue;
    const holder = valueAtPath(input, path.slice(0, -1)) as Fields;
    const given = holder[last];
    if (typeof given === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(given)) holder[last] = Number(given);
  }
}

/** Reads an input by the schema of its tool. */
function readInput({ input: schema }: AgentTool, given: unknown): ReturnType<z.ZodObject['safeParse']> {
  const read = schema.safeParse(given);
  if (read.success) return read;
  const copy = structuredClone(given);
  readNumbers(copy, read.error.issues);
  const again = schema.safeParse(copy);
  return again.success ? again : read;
}

/** Former names of tools, accepted for one release. */
const formerNames: Readonly<Record<string, string>> = { encode_mit: 'compose_command' };

export const toolNamed = (name: string): AgentTool | undefined =>
  agentTools.find((one) => one.name === (Object.hasOwn(formerNames, name) ? formerNames[name] : name));

/** Calls a tool with an agent's input. Never throws: a wrong input gets a readable error. */
export function callTool(name: string, given: unknown, site: AgentSite): ToolAnswer {
  const tool = toolNamed(name);
  if (!tool) return refused(`There is no tool "${name}". Tools: ${agentTools.map((one) => one.name).join(', ')}.`);
  const input = given ?? {};
  if (new TextEncoder().encode(JSON.stringify(input)).length > largestInput) return refused(tooLarge);
  const read = readInput(tool, input);
  if (!read.success) return refused(mistakesIn(tool, read.error, input));
  try {
    // The schema has checked the type. Non-breaking spaces between number and unit are for screens only.
    const text = JSON.stringify(tool.run(read.data as never, site)).replaceAll('\u00a0', ' ');
    return { isError: false, text, values: JSON.parse(text) as Readonly<Record<string, unknown>> };
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    return refused(error instanceof RangeError ? message : `${name} failed: ${message}. This is a fault of the tool, not of the question.`);
  }
}
