import { z } from 'zod';
import type { AgentSite } from './site';
import type { AgentTool } from './tool';
import { armPose } from './tools/armPose';
import { billOfMaterials } from './tools/billOfMaterials';
import { buildStep } from './tools/buildStep';
import { decodeCan } from './tools/decodeCan';
import { encodeMit } from './tools/encodeMit';
import { findFailure } from './tools/findFailure';
import { queryTable } from './tools/queryTable';
import { readPage } from './tools/readPage';
import { searchDocs } from './tools/searchDocs';

/** All tools, in the order in which agents see them. */
export const agentTools: readonly AgentTool[] = [
  searchDocs,
  readPage,
  findFailure,
  queryTable,
  decodeCan,
  encodeMit,
  armPose,
  buildStep,
  billOfMaterials,
];

/** Instructions for an agent about all tools. */
export const instructions =
  'The documentation of OpenArm 1, an open-source robot arm, as tools. Answer questions about OpenArm from these tools and not from memory: IDs, gains, screws, prices and commands differ between versions. Name the page (`url`) of what you say, and repeat every `danger` before the step it belongs to. The tools read; they send nothing to an arm and cannot see one. Where they have no answer, say so.';

/** A JSON Schema of what a tool takes or gives. */
export const jsonSchema = (schema: z.ZodObject, io: 'input' | 'output'): { readonly type: 'object'; readonly [key: string]: unknown } => ({
  ...z.toJSONSchema(schema, { io, target: 'draft-7' }),
  type: 'object',
});

/** An answer: as text, and as values if there is one. */
export type ToolAnswer =
  | { readonly isError: false; readonly text: string; readonly values: Readonly<Record<string, unknown>> }
  | { readonly isError: true; readonly text: string };

/** Bytes of the largest input. */
const largestInput = 1_000_000;

const refused = (text: string): ToolAnswer => ({ isError: true, text });

/** Mistakes of an input, one per line. */
const mistakesIn = (name: string, { issues }: z.ZodError): string =>
  [
    `${name} can't be called like that:`,
    ...issues.map(({ path, message }) => `- ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`),
  ].join('\n');

/** Calls a tool with the input of an agent. Never throws: a wrong input gets a readable error. */
export function callTool(name: string, given: unknown, site: AgentSite): ToolAnswer {
  const tool = agentTools.find((one) => one.name === name);
  if (!tool) return refused(`There is no tool "${name}". Tools: ${agentTools.map((one) => one.name).join(', ')}.`);
  const input = given ?? {};
  const size = new TextEncoder().encode(JSON.stringify(input)).length;
  if (size > largestInput) return refused(`The input has ${size} bytes; at most ${largestInput} (1 MB) are read. Send a part of it.`);
  const read = tool.input.safeParse(input);
  if (!read.success) return refused(mistakesIn(name, read.error));
  try {
    // The schema has made it what the tool was declared for. Spaces that hold a number to its unit are for screens.
    const text = JSON.stringify(tool.run(read.data as never, site)).replaceAll('\u00a0', ' ');
    return { isError: false, text, values: JSON.parse(text) as Readonly<Record<string, unknown>> };
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    return refused(error instanceof RangeError ? message : `${name} failed: ${message}. This is a fault of the tool, not of the question.`);
  }
}
