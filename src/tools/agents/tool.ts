import { z } from 'zod';
import type { AgentSite } from './site';

// zod compiles schemas with `new Function` otherwise, which the Content-Security-Policy of pages forbids.
z.config({ jitless: true });

/** A tool for agents: a pure function of its input and the site, with schemas and a description for the model that calls it. */
export interface AgentTool {
  readonly name: string;
  readonly title: string;
  /** When to use it and what it returns, in a few sentences. */
  readonly description: string;
  /** A valid input, quoted when a call doesn't match the schema. */
  readonly example: object;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** Throws a RangeError that says what is wrong with the input and what would work. */
  readonly run: (input: never, site: AgentSite) => object;
}

/** Declares a tool, and checks `run` and `example` against its schemas at compile time. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Omit<AgentTool, 'input' | 'output' | 'run' | 'example'> & {
    readonly input: Input;
    readonly output: Output;
    readonly example: z.input<Input>;
    readonly run: (input: z.output<Input>, site: AgentSite) => z.input<Output>;
  },
): AgentTool => tool;

/** Address of the page with the same facts, for a person to check. */
export const url = z.string().describe('Page of the documentation with these facts. Name it in your answer.');

/** Dangers in the words of the page. */
export const danger = z.array(z.string()).describe('Dangers that the page names. Repeat them before the reader acts.');

/** A list of objects, whose fields a tool names in its description. */
export const rows = z.array(z.record(z.string(), z.unknown()));

/** An object, whose fields a tool names in its description. */
export const fields = z.record(z.string(), z.unknown());

/** A list of an answer, which isn't in it if it is empty: JSON has no undefined. */
export const filled = <Item>(items: readonly Item[]): Item[] | undefined => (items.length > 0 ? [...items] : undefined);

/** Rounds a number; negative zero becomes zero. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;
