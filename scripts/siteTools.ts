import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import { agentFiles } from '../src/tools/agents/siteData';

/** What the built handler exports. */
interface HandlerModule {
  readonly handle: (request: Request) => Promise<Response>;
}

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

/** The request that Node got, as hosts of functions give it. */
function webRequest({ method = 'GET', headers, url = '/' }: IncomingMessage, body: Buffer): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: sent,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

/** Answers requests to `/mcp` with the tools of the build in a folder, as a host of functions does. Resolves to false for other paths. */
export function mountTools(folder: () => string, basePath = '') {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url?.replace(/\?.*$/, '') !== `${basePath}/mcp`) return false;
    const given = await bodyOf(request);
    if (!given) return (response.writeHead(413, { connection: 'close' }).end(), true);
    const file = path.join(folder(), agentFiles.handler);
    // A new build has another time, so that its module is loaded anew.
    const { handle } = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as HandlerModule;
    const { status, headers, body } = await handle(webRequest(request, given));
    response.writeHead(status, Object.fromEntries(headers));
    if (body) Readable.fromWeb(body as ReadableStream).pipe(response);
    else response.end();
    return true;
  };
}
