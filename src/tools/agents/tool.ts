import type { z } from 'zod';
import type { AgentSite } from './site';

/** A tool for agents: a pure function of its input and the site, with a schema and a description for the model that calls it. */
export interface AgentTool {
  readonly name: string;
  readonly title: string;
  /** When to use it and what it returns, in a few sentences. */
  readonly description: string;
  /** A valid input, quoted when a call doesn't match the schema. */
  readonly example: object;
  readonly input: z.ZodObject;
  /** Throws a RangeError that says what is wrong with the input and what would work. */
  readonly run: (input: never, site: AgentSite) => object;
}

/** Declares a tool, and checks the input of `run` and `example` against its schema at compile time. */
export const defineTool = <Input extends z.ZodObject>(
  tool: Omit<AgentTool, 'input' | 'run' | 'example'> & {
    readonly input: Input;
    readonly example: z.input<Input>;
    readonly run: (input: z.output<Input>, site: AgentSite) => object;
  },
): AgentTool => tool;

/** A list of an answer, which isn't in it if it is empty: JSON has no undefined. */
export const filled = <Item>(items: readonly Item[]): Item[] | undefined => (items.length > 0 ? [...items] : undefined);

/** Rounds a number; negative zero becomes zero. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;
