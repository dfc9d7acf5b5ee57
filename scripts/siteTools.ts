import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createHandler, dataIn } from '../src/tools/agents/handler';
import type { Handler } from '../src/tools/agents/handler';
import { agentFiles } from '../src/tools/agents/siteData';

/** Bytes of a body that are read for the handler, which has a lower limit of its own. */
const mostBytes = 4_000_000;

/** The body of a request; undefined if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Methods of HTTP that the class `Request` refuses. */
const refusedMethods = ['CONNECT', 'TRACE', 'TRACK'];

/** The request that Node got, in the form of the handler. Undefined if its host is no host. */
function webRequest({ method = 'GET', headers, url = '/' }: IncomingMessage, body: Buffer): Request | undefined {
  const host = `http://${headers.host ?? 'localhost'}`;
  if (!URL.canParse(url, host)) return undefined;
  const sent = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, host), {
    method,
    headers: sent,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

/** The handler of the newest build, if there is one. While a build replaces the files, the one before answers. */
function newestHandler(folder: () => string): () => Handler | undefined {
  let made: { readonly time: number; readonly handle: Handler } | undefined;
  return () => {
    const own = path.join(folder(), path.dirname(agentFiles.server));
    // Named after the project of the build.
    const name = existsSync(own) ? readdirSync(own).find((one) => one.endsWith('-mcp.mjs')) : undefined;
    if (name === undefined) return made?.handle;
    try {
      const file = path.join(own, name);
      const { mtimeMs: time } = statSync(file);
      if (time !== made?.time) made = { time, handle: createHandler(dataIn(readFileSync(file, 'utf8'))) };
    } catch {
      // The file has just moved, or isn't written to its end.
    }
    return made?.handle;
  };
}

/** Answers requests to `/mcp` with the tools, which have the data of the build in a folder. Resolves to false for other paths. */
export function mountTools(folder: () => string, basePath = '') {
  const handlerNow = newestHandler(folder);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url?.replace(/\?.*$/, '') !== `${basePath}/mcp`) return false;
    if (refusedMethods.includes(request.method ?? '')) return (response.writeHead(405, { allow: 'POST' }).end(), true);
    const given = await bodyOf(request);
    if (!given) return (response.writeHead(413, { connection: 'close' }).end(), true);
    const asked = webRequest(request, given);
    if (!asked) return (response.writeHead(400, { connection: 'close' }).end(), true);
    const handle = handlerNow();
    if (!handle) return (response.writeHead(503, { 'retry-after': '5' }).end(), true);
    const { status, headers, body } = await handle(asked);
    response.writeHead(status, Object.fromEntries(headers));
    if (body) Readable.fromWeb(body as ReadableStream).pipe(response);
    else response.end();
    return true;
  };
}
