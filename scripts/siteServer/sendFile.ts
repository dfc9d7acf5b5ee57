import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mime, send } from '@fastify/send';
import type { FileSendResult, SendOptions, SendResult } from '@fastify/send';
import { encodingFor, isCompressible } from './encodingFor';
import { fileBodies } from './fileBodies';
import { encodePath } from './readAddress';
import { sendText } from './sendText';

/** Answers a request with a file of the site's folder. `file` begins with a slash. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, file: string, status: 200 | 404) => Promise<void>;

// The name that RFC 9239 gives it; the package still has the old one.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/** Must be asked for again each time, which costs little: the answer is 304 as long as nothing has changed. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Files whose name carries a hash of their content never change. A page's name may end in digits, too, such as a date. */
const cacheControl = (file: string): string =>
  /^\/static\/|[-.][0-9a-f]{12,}\.(js|css|json)(\.map|\.LICENSE\.txt)?$/.test(file) ? 'public, max-age=31536000, immutable' : revalidate;

/** A request as the package reads it: from its method and headers alone. */
const asking = (method: string | undefined, headers: IncomingHttpHeaders): Readable => Object.assign(new Readable(), { method, headers });

/** The package sends pages of its own where a file cannot be answered with; here it is a line, like all other refusals. */
function refuse(response: ServerResponse, { statusCode, headers, ...sent }: SendResult): void {
  if (sent.type === 'error' && statusCode >= 500) throw sent.metadata.error;
  const range = headers['Content-Range'];
  sendText(response, statusCode, `${STATUS_CODES[statusCode]}.`, range === undefined ? {} : { 'content-range': range });
}

async function sendStream(response: ServerResponse, status: number, headers: Record<string, string>, stream: Readable): Promise<void> {
  // Until the file is open, the answer can still become another one.
  if (stream instanceof ReadStream) await once(stream, 'open');
  response.writeHead(status, headers);
  await pipeline(stream, response);
  // A file that became shorter while it was read: the client must not wait for the rest.
  if (stream instanceof ReadStream && stream.bytesRead < Number(headers['Content-Length'])) response.req.socket.destroy();
}

/** Up to this size, a file is sent from memory: opening and reading it anew each time takes longer than all the rest. */
const inMemory = 1_000_000;

function headersFor(file: string, { statusCode, headers }: FileSendResult): Record<string, string> {
  const all: Record<string, string> = { ...headers, 'cache-control': cacheControl(file) };
  if (isCompressible(file)) all.vary = 'accept-encoding';
  if (statusCode !== 304) all['Content-Type'] ??= 'application/octet-stream';
  return all;
}

/** Sends files of a folder: conditions and ranges as the package reads them, compressed as the client asks. */
export function fileSender(root: string): SendFile {
  const bodies = fileBodies();
  const options: SendOptions = { root, index: false, dotfiles: 'allow', cacheControl: false };

  return async (request, response, file, status) => {
    // Conditions and ranges concern what was asked for, and the not-found page is something else.
    const { 'accept-encoding': accepted = '', ...conditions } = request.headers;
    const asked = status === 404 ? {} : conditions;
    // A range is one of the file itself.
    const encoding = isCompressible(file) && asked.range === undefined ? encodingFor(String(accepted)) : undefined;
    const found = await send(asking('HEAD', asked), encodePath(file), options);
    if (found.type !== 'file') return refuse(response, found);

    const { path, stat } = found.metadata;
    const headers = headersFor(file, found);
    const ruled = response.getHeader('cache-control');
    if (ruled !== undefined && status !== 404) headers['cache-control'] = String(ruled);
    if (found.statusCode === 304) return void response.writeHead(304, headers).end();
    if (found.statusCode === 200 && (encoding || stat.size <= inMemory)) {
      const body = await bodies(path, stat, encoding);
      headers['Content-Length'] = String(body.length);
      if (encoding) {
        headers['content-encoding'] = encoding;
        delete headers['Accept-Ranges'];
      }
      return void response.writeHead(status, headers).end(body);
    }
    if (request.method === 'HEAD') return void response.writeHead(found.statusCode, headers).end();
    const sent = await send(asking('GET', asked), encodePath(file), options);
    if (sent.type !== 'file') return refuse(response, sent);
    return sendStream(response, sent.statusCode === 200 ? status : sent.statusCode, headersFor(file, sent), sent.stream);
  };
}
