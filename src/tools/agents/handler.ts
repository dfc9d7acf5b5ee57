import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from '@modelcontextprotocol/server';
import { deepestJson, depthOfJson } from './server/depthOfJson';
import { createServer } from './server/createServer';
import { openSite } from './site';
import type { SiteData } from './siteData';
import { largestInput } from './tools';

/** Packs the data of the tools for the server's file. */
export const packData = (data: SiteData): string =>
  brotliCompressSync(JSON.stringify(data), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).toString('base64');

/** Reads packed data. */
export const unpackData = (packed: string): SiteData =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString()) as SiteData;

/** Line of the server's file with its data. */
export const dataLine = (packed: string): string => `globalThis.siteData="${packed}";`;

/** The data in the text of the server's file. */
export const dataIn = (server: string): SiteData => unpackData(/^globalThis\.siteData="([^"]+)";$/m.exec(server)?.[1] ?? '');

/** Answers an MCP request, over HTTP or as a line of standard input, without a session. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Answer to a message that the SDK would answer wrongly; undefined for all others. JSON nested too deeply would end in an error of the program. Of an
 * `initialize` whose revision is none, the SDK makes an internal error, or takes its newest revision.
 */
function refusalOf(text: string): Response | undefined {
  if (depthOfJson(text) > deepestJson) {
    const message = `Invalid request: nested more than ${deepestJson} levels deep.`;
    return Response.json({ jsonrpc: '2.0', id: null, error: { code: -32600, message } }, { status: 400 });
  }
  try {
    const {
      id = null,
      method,
      params,
    } = Object(JSON.parse(text)) as Record<'id' | 'method', unknown> & { params?: { protocolVersion?: unknown } };
    const revision = params?.protocolVersion;
    if (method !== 'initialize' || (typeof revision === 'string' && /^\d{4}-\d\d-\d\d$/.test(revision))) return undefined;
    const message = 'Invalid params: "protocolVersion" must be a revision of the protocol, such as "2025-06-18".';
    return Response.json({ jsonrpc: '2.0', id, error: { code: -32602, message } }, { status: 400 });
  } catch {
    // The SDK answers what isn't JSON.
    return undefined;
  }
}

/** Makes the handler of a site, which reads messages up to `mostBytes`. A page of another site is refused; programs, which have no origin, are not. */
export function createHandler(data: SiteData, mostBytes = 2 * largestInput): Handler {
  const site = openSite(data);
  const { fetch: answer } = createMcpHandler(() => createServer(site), { maxRequestBodySize: mostBytes });
  // Web pages that may ask: this site's own, and those of programs on the reader's computer.
  const origins = [new URL(data.address).hostname, ...localhostAllowedOrigins()];
  return async (request) => {
    const refused = originValidationResponse(request, origins);
    if (refused || request.method !== 'POST') return refused ?? answer(request);
    return refusalOf(await request.clone().text()) ?? answer(request);
  };
}
