import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { openSite } from '../site';
import type { AgentSite } from '../site';
import type { SiteData } from '../siteData';
import { agentTools, callTool, instructions, jsonSchema, largestInput, tooLarge } from '../tools';
import { limitLines, messageId } from './limitLines';
import type { LongLine } from './limitLines';

/** Replaced by the bundler with the data of the build. */
declare const __SITE_DATA__: SiteData;

/** Tells clients that no tool needs the user's permission. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

const pageUri = (route: string): string => `openarm://page${route}`;
const tableUri = (name: string): string => `openarm://table/${name}`;

/** Pages and tables as resources, each with the address where a person reads it. */
function resources({ data, urlOf, tableUrl }: AgentSite) {
  return [
    ...data.pages.map(({ route, title, description }) => ({
      uri: pageUri(route),
      name: route,
      title,
      description: `${description} ${urlOf(route)}`,
      mimeType: 'text/markdown',
    })),
    ...data.tables.map((table) => ({
      uri: tableUri(table.name),
      name: table.name,
      title: table.title,
      description: `Table of ${tableUrl(table)}`,
      mimeType: 'application/json',
    })),
  ];
}

/** Text of a resource. */
function readResource(uri: string, site: AgentSite): { mimeType: string; text: string } {
  if (uri.startsWith('openarm://page/')) return { mimeType: 'text/markdown', text: site.page(decodeURI(uri)).markdown };
  const [, name] = /^openarm:\/\/table\/(.+)$/.exec(uri) ?? [];
  if (name === undefined)
    throw new RangeError(`There is no resource ${uri}. Resources are openarm://page/<route> and openarm://table/<name>.`);
  const table = site.table(decodeURI(name));
  const { title, key, columns, dangers } = table;
  const text = { danger: dangers, name: table.name, title, url: site.tableUrl(table), key, columns, rows: site.rows(table.name) };
  return { mimeType: 'application/json', text: JSON.stringify(text) };
}

/** Creates a server with all tools and resources of a site. */
function createServer(site: AgentSite, version: string): Server {
  const server = new Server(
    { name: 'openarm-docs', title: 'OpenArm documentation', version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: agentTools.map(({ name, title, description, input, output }) => ({
      name,
      title,
      description,
      inputSchema: jsonSchema(input, 'input'),
      outputSchema: jsonSchema(output, 'output'),
      annotations: { title, ...annotations },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const answer = callTool(params.name, params.arguments, site);
    const content = [{ type: 'text' as const, text: answer.text }];
    return answer.isError ? { content, isError: true } : { content, structuredContent: answer.values };
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: resources(site) }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      { uriTemplate: 'openarm://page/{+route}', name: 'page', title: 'A page as Markdown', mimeType: 'text/markdown' },
      { uriTemplate: 'openarm://table/{name}', name: 'table', title: 'A table with typed cells and units', mimeType: 'application/json' },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    try {
      return { contents: [{ uri, ...readResource(uri, site) }] };
    } catch (error) {
      if (error instanceof RangeError || error instanceof URIError) throw new McpError(ErrorCode.InvalidParams, error.message);
      throw error;
    }
  });
  return server;
}

/** Answers a message that is too long as its caller expects: a call of a tool by a result, everything else by an error of the protocol. */
function refuse({ head, tail }: LongLine): void {
  const id = messageId(head, tail);
  if (id === undefined) return console.error(`A message without a readable id was dropped. ${tooLarge}`);
  const isCall = [head, tail].some((text) => /"method"\s*:\s*"tools\/call"/.test(text));
  const answer = isCall
    ? { result: { content: [{ type: 'text', text: tooLarge }], isError: true } }
    : { error: { code: ErrorCode.InvalidRequest, message: tooLarge } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(id) as unknown, ...answer })}\n`);
}

const site = openSite(__SITE_DATA__);
const server = createServer(site, site.data.updated ?? '0');
// Standard output belongs to the protocol.
server.onerror = (error) => console.error(error.message);
// A message is longer than its input: names, and escapes of other alphabets.
const messages = process.stdin.pipe(limitLines(2 * largestInput, refuse));
await server.connect(new StdioServerTransport(messages, process.stdout));
