import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { agents } from '../../../site/agents';
import { site as identity } from '../../../site/site';
import { folded } from '../names';
import type { AgentSite } from '../site';
import { agentTools, callTool, inputSchema, toolNamed } from '../tools';

/** Tells clients that no tool needs the user's permission. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** Resources in a page of their list, and values of a completion. */
const [listed, completed] = [50, 100];

/** Scheme of the addresses of resources. */
const scheme = `${identity.projectName}:`;

const pageUri = (route: string): string => `${scheme}//page${route}`;
const tableUri = (name: string): string => `${scheme}//table/${name}`;

const templates = [
  { uriTemplate: `${scheme}//page/{+route}`, name: 'page', title: 'A page as Markdown', mimeType: 'text/markdown' },
  { uriTemplate: `${scheme}//table/{name}`, name: 'table', title: 'A table with typed cells and units', mimeType: 'application/json' },
];

const refusal = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

/** Pages and tables as resources, each with the address where a person reads it. */
function resourcesOf(site: AgentSite) {
  const { data, urlOf, tableUrl } = site;
  const sizeOf = (uri: string): number => Buffer.byteLength(readResource(uri, site).text);
  return [
    ...data.pages.map(({ route, title, description, updated, markdown }) => ({
      uri: pageUri(route),
      size: Buffer.byteLength(markdown),
      name: route,
      title,
      description: `${description} ${urlOf(route)}`,
      mimeType: 'text/markdown',
      ...(updated === null ? {} : { annotations: { lastModified: `${updated}T00:00:00Z` } }),
    })),
    ...data.tables.map((table) => ({
      uri: tableUri(table.name),
      size: sizeOf(tableUri(table.name)),
      name: table.name,
      title: table.title,
      description: `Table of ${tableUrl(table)}`,
      mimeType: 'application/json',
    })),
  ];
}

function readResource(uri: string, site: AgentSite): { mimeType: string; text: string } {
  if (uri.startsWith(pageUri('/'))) return { mimeType: 'text/markdown', text: site.page(decodeURI(uri)).markdown };
  const name = uri.startsWith(tableUri('')) ? uri.slice(tableUri('').length) : '';
  if (name === '') throw new RangeError(`There is no resource ${uri}. Resources are ${pageUri('/<route>')} and ${tableUri('<name>')}.`);
  const table = site.table(decodeURI(name));
  const { title, key, columns, dangers } = table;
  const text = { danger: dangers, name: table.name, title, url: site.tableUrl(table), key, columns, rows: site.rows(table.name) };
  return { mimeType: 'application/json', text: JSON.stringify(text) };
}

/** The table or page of an answer as a link, for clients that attach resources. */
function linkTo({ url, table }: Readonly<Record<string, unknown>>, { data }: AgentSite): object[] {
  const route = typeof url === 'string' && url.startsWith(data.address) ? url.slice(data.address.length).replace(/#.*$/, '') : '';
  const page = data.pages.find((one) => one.route === route);
  const uri = typeof table === 'string' ? tableUri(table) : page && pageUri(page.route);
  return uri === undefined ? [] : [{ type: 'resource_link', uri, name: typeof table === 'string' ? table : (page?.title ?? route) }];
}

/** Names of pages or tables that contain a beginning, those that start with it first. */
function completions(template: string, typed: string, { data }: AgentSite): string[] {
  const names =
    template === templates[0]?.uriTemplate ? data.pages.map(({ route }) => route.slice(1)) : data.tables.map(({ name }) => name);
  const wanted = folded(typed);
  const found = names.filter((name) => folded(name).includes(wanted));
  const starts = (name: string): boolean => folded(name).startsWith(wanted);
  return [...found.filter(starts), ...found.filter((name) => !starts(name))];
}

/** Resources of each site. */
const lists = new WeakMap<AgentSite, ReturnType<typeof resourcesOf>>();

/** Creates an MCP server with all tools and resources of a site. It keeps nothing between requests. */
export function createServer(site: AgentSite): Server {
  const server = new Server(
    { name: `${identity.projectName}-docs`, title: `${identity.title} documentation`, version: site.data.updated ?? '0' },
    { capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} }, instructions: agents.instructions },
  );
  // Only a list needs them, and each message has a server of its own.
  const listOf = (): ReturnType<typeof resourcesOf> => {
    const known = lists.get(site) ?? resourcesOf(site);
    lists.set(site, known);
    return known;
  };
  server.setRequestHandler('tools/list', () => ({
    // Results are text, once: with output schemas, each would be sent a second time, and the list would be twice as long.
    tools: agentTools.map((tool) => {
      const { name, title, description } = tool;
      return { name, title, description, inputSchema: inputSchema(tool), annotations };
    }),
  }));
  server.setRequestHandler('tools/call', ({ params }) => {
    if (!toolNamed(params.name)) throw refusal(callTool(params.name, {}, site).text);
    const answer = callTool(params.name, params.arguments, site);
    const text = { type: 'text' as const, text: answer.text };
    return answer.isError ? { content: [text], isError: true } : { content: [text, ...(linkTo(answer.values, site) as (typeof text)[])] };
  });
  server.setRequestHandler('resources/list', ({ params }) => {
    const resources = listOf();
    const from = Number(params?.cursor ?? 0);
    if (!Number.isInteger(from) || from < 0 || from >= resources.length) throw refusal('The cursor is not one of this list.');
    const next = from + listed;
    return { resources: resources.slice(from, next), ...(next < resources.length ? { nextCursor: String(next) } : {}) };
  });
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templates }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    try {
      return { contents: [{ uri, ...readResource(uri, site) }] };
    } catch (error) {
      if (error instanceof RangeError || error instanceof URIError) throw refusal(error.message);
      throw error;
    }
  });
  server.setRequestHandler('prompts/list', () => ({
    prompts: agents.prompts.map(({ name, title, about, ask }) => ({
      name,
      title,
      description: about,
      arguments: [{ name: ask.name, description: ask.about, required: ask.required }],
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) => {
    const prompt = agents.prompts.find((one) => one.name === name);
    if (!prompt) throw refusal(`There is no prompt "${name}". Prompts: ${agents.prompts.map((one) => one.name).join(', ')}.`);
    const { ask, text } = prompt;
    const value = given[ask.name]?.trim() ?? '';
    if (value === '' && ask.required) throw refusal(`The prompt "${name}" needs "${ask.name}": ${ask.about}.`);
    return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text: value === '' ? text : `${text}\n\n${value}` } }] };
  });
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) => {
    const template = 'uri' in ref ? ref.uri : '';
    if (!templates.some(({ uriTemplate }) => uriTemplate === template)) throw refusal('Only names of pages and tables are completed.');
    const values = completions(template, argument.value, site);
    return { completion: { values: values.slice(0, completed), total: values.length, hasMore: values.length > completed } };
  });
  return server;
}
