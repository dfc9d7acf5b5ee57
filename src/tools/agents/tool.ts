import { z } from 'zod';
import type { AgentSite } from './site';

// A page of the site may not make functions of texts, which zod tries.
z.config({ jitless: true });

/** A tool for agents: what it is for, what it takes and gives, and how. It reads the site and nothing else. */
export interface AgentTool {
  readonly name: string;
  readonly title: string;
  /** When to use it, in a sentence or two. */
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** Throws a RangeError whose message says what is wrong with the input, and what to write instead. */
  readonly run: (input: never, site: AgentSite) => object;
}

/** Declares a tool; keeps the types of its schemas. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Omit<AgentTool, 'input' | 'output' | 'run'> & {
    readonly input: Input;
    readonly output: Output;
    readonly run: (input: z.output<Input>, site: AgentSite) => z.input<Output>;
  },
): AgentTool => tool;

/** Address of the page that says the same, for a person to check. */
export const url = z.string().describe('Page of the documentation that says so. Name it in your answer.');

/** Dangers in the words of the page. */
export const danger = z.array(z.string()).describe('Dangers that the page names. Repeat them before the reader acts.');

/** A number without digits that say nothing. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;
