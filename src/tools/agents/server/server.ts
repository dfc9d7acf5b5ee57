import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { AgentSite } from '../site';
import { agentTools, callTool, instructions, jsonSchema } from '../tools';

/** What a tool may do, for clients that ask their user before others. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

const pageUri = (route: string): string => `openarm://page${route}`;
const tableUri = (name: string): string => `openarm://table/${name}`;

/** Pages and tables as resources, each with the address where a person reads it. */
function resources({ data, urlOf }: AgentSite) {
  return [
    ...data.pages.map(({ route, title, description }) => ({
      uri: pageUri(route),
      name: route,
      title,
      description: `${description} ${urlOf(route)}`,
      mimeType: 'text/markdown',
    })),
    ...data.tables.map(({ name, title, place }) => ({
      uri: tableUri(name),
      name,
      title,
      description: `Table of ${urlOf(place ?? `/data/${name}.json`)}`,
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
  const { title, key, columns, place, dangers } = site.table(decodeURI(name));
  const page = site.urlOf(place ?? `/data/${name}.json`);
  return {
    mimeType: 'application/json',
    text: JSON.stringify({ danger: dangers, name, title, url: page, key, columns, rows: site.rows(name) }),
  };
}

/** A server with all tools and resources of a site, for any transport. */
export function createServer(site: AgentSite, version: string): Server {
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
