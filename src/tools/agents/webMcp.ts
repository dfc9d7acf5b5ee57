import { withPrefix } from 'gatsby';
import { agentFiles } from './siteData';
import { once } from '../../model/once';
import type { AgentSite } from './site';
import type { SiteData } from './siteData';
import type { OfferedTool, ToolAnswer } from './tools';

/** A tool in the form of the WebMCP draft. */
interface PageTool extends OfferedTool {
  readonly annotations: { readonly readOnlyHint: true };
  readonly execute: (input: unknown) => Promise<object>;
}

/** Browser API for pages that offer tools. `registerTool` returns nothing in earlier drafts and a promise in later ones. */
export interface ModelContext {
  readonly registerTool: (tool: PageTool) => unknown;
}

async function load<Content>(file: string): Promise<Content> {
  const response = await fetch(withPrefix(file));
  if (!response.ok) throw new Error(`${response.status}`);
  // Written by the build of the same site.
  return (await response.json()) as Content;
}

type Call = (name: string, input: unknown) => ToolAnswer;

/** Loads the code of the tools and their data. */
const tools = once(async (): Promise<Call> => {
  const [{ callTool }, { openSite }, data] = await Promise.all([import('./tools'), import('./site'), load<SiteData>(agentFiles.data)]);
  const site: AgentSite = openSite(data);
  return (name, input) => callTool(name, input, site);
});

const answer = (text: string, isError: boolean): object => ({ content: [{ type: 'text', text }], isError });

async function execute(name: string, input: unknown): Promise<object> {
  let call: Call;
  try {
    call = await tools();
  } catch {
    return answer('The tools of this site could not be loaded. Check the connection and try again.', true);
  }
  const made = call(name, input);
  return answer(made.text, made.isError);
}

/** Registers the tools with the browser's agent. If the browser refuses one, the others are still registered. */
export async function registerTools(context: ModelContext): Promise<void> {
  for (const tool of await load<OfferedTool[]>(agentFiles.schemas)) {
    try {
      await context.registerTool({ ...tool, annotations: { readOnlyHint: true }, execute: (given) => execute(tool.name, given) });
    } catch (error) {
      console.warn(`The browser did not take the tool ${tool.name}.`, error);
    }
  }
}
