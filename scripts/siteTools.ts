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

/** The request that Node got, in the form of the handler. */
function webRequest({ method = 'GET', headers, url = '/' }: IncomingMessage, body: Buffer): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: sent,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

/** The handler of the newest build. While a build replaces the files, the one before answers. */
function newestHandler(folder: () => string): () => Handler {
  let made: { readonly time: number; readonly handle: Handler } | undefined;
  return () => {
    const own = path.join(folder(), path.dirname(agentFiles.server));
    // Named after the project of the build.
    const name = existsSync(own) ? readdirSync(own).find((one) => one.endsWith('-mcp.mjs')) : undefined;
    if (name === undefined && made) return made.handle;
    const file = path.join(own, name ?? path.basename(agentFiles.server));
    const { mtimeMs: time } = statSync(file);
    if (time === made?.time) return made.handle;
    made = { time, handle: createHandler(dataIn(readFileSync(file, 'utf8'))) };
    return made.handle;
  };
}

/** Answers requests to `/mcp` with the tools, which have the data of the build in a folder. Resolves to false for other paths. */
export function mountTools(folder: () => string, basePath = '') {
  const handlerNow = newestHandler(folder);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url?.replace(/\?.*$/, '') !== `${basePath}/mcp`) return false;
    const given = await bodyOf(request);
    if (!given) return (response.writeHead(413, { connection: 'close' }).end(), true);
    const { status, headers, body } = await handlerNow()(webRequest(request, given));
    response.writeHead(status, Object.fromEntries(headers));
    if (body) Readable.fromWeb(body as ReadableStream).pipe(response);
    else response.end();
    return true;
  };
}
