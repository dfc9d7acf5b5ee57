import { withPrefix } from 'gatsby';
import { agentFiles } from './siteData';
import { openSite } from './site';
import type { AgentSite } from './site';
import type { SiteData } from './siteData';
import { agentTools, callTool, jsonSchema } from './tools';

/** A tool in the form of the WebMCP draft. */
interface PageTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: true };
  readonly execute: (input: unknown) => Promise<object>;
}

/** Browser API for pages that offer tools. `registerTool` returns nothing in earlier drafts and a promise in later ones. */
export interface ModelContext {
  readonly registerTool: (tool: PageTool) => unknown;
}

let opened: Promise<AgentSite> | undefined;

async function loadSite(): Promise<AgentSite> {
  const response = await fetch(withPrefix(agentFiles.data));
  if (!response.ok) throw new Error(`${response.status}`);
  // Written by the build of the same site.
  return openSite((await response.json()) as SiteData);
}

/** Loads the data on the first call; retries after a failure. */
function site(): Promise<AgentSite> {
  opened ??= loadSite().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const answer = (text: string, isError: boolean): object => ({ content: [{ type: 'text', text }], isError });

async function execute(name: string, input: unknown): Promise<object> {
  let found: AgentSite;
  try {
    found = await site();
  } catch {
    return answer('The data of this site could not be loaded. Check the connection and try again.', true);
  }
  const { text, isError } = callTool(name, input, found);
  return answer(text, isError);
}

/** Registers the tools with the browser's agent. If the browser refuses one, the others are still registered. */
export async function registerTools(context: ModelContext): Promise<void> {
  for (const { name, title, description, input } of agentTools) {
    try {
      await context.registerTool({
        name,
        title,
        description,
        inputSchema: jsonSchema(input, 'input'),
        annotations: { readOnlyHint: true },
        execute: (given) => execute(name, given),
      });
    } catch (error) {
      console.warn(`The browser did not take the tool ${name}.`, error);
    }
  }
}
