import fresh from 'fresh';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import send from 'send';
import { securityHeaders } from '../src/outputs/hostHeaders/securityHeaders';
import { encodePath, readTarget, siteAnswer } from './siteAnswer';
import { encodings, openSiteFiles } from './siteFiles';
import type { BuildFiles, Encoding } from './siteFiles';

/** Headers for a path, or for paths that begin and end as the pattern does around its `*`. */
interface Rule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Parses a `_headers` file: each path is followed by its indented headers. */
export function parseHeaderRules(text: string): Rule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1]?.toLowerCase() ?? '', header[2] ?? '']);
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

function matches(pattern: string, asked: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined
    ? asked === pattern
    : asked.length >= start.length + end.length && asked.startsWith(start) && asked.endsWith(end);
}

/** Headers for a path, base path included. Later rules win. */
export const headersOf = (rules: readonly Rule[], asked: string): Record<string, string> =>
  Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, asked)).flatMap(({ headers }) => headers));

/** Browsers must revalidate, and get 304 for unchanged files. */
const revalidate = 'public, max-age=0, must-revalidate';

/** Files with a content hash in their name. A page's name may also end in digits, such as a date. */
const hashed = /^\/static\/|[-.][0-9a-f]{12,}\.(js|css|json)(\.map|\.LICENSE\.txt)?$/;

const conditions = ['range', 'if-range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** Request headers that are about a file's bytes. */
const bytesAsked = ['range', 'if-match', 'if-unmodified-since'] as const;

function sendText(response: ServerResponse, status: number, text: string): void {
  response.removeHeader('etag');
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(text) + 1 })
    .end(`${text}\n`);
}

/** Encoding to send a file in; undefined to send its bytes. Ranges and conditions on bytes are about the file itself. */
function encodingFor({ headers }: IncomingMessage, files: BuildFiles, file: string): Encoding | undefined {
  if (!files.isWorthCompressing(file) || bytesAsked.some((name) => headers[name] !== undefined)) return undefined;
  const accepted = new Negotiator({ headers }).encodings();
  return encodings.find((encoding) => accepted.includes(encoding));
}

/**
 * Serves a built site like a good static host, with the headers of its `_headers`. `folder` may be a function, because a build moves the
 * site. `basePath` is "" or a folder such as "/docs". Files are looked up per request, so a new build needs no restart. The returned server
 * doesn't listen yet. `mounted` gets each request first, and resolves to true if it has answered.
 */
export function createSiteServer(
  folder: string | (() => string),
  basePath = '',
  mounted: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> = () => Promise.resolve(false),
): Server {
  const filesNow = openSiteFiles(typeof folder === 'string' ? () => folder : folder);
  let rules: { readonly stamp: string; readonly rules: readonly Rule[] } = { stamp: '', rules: [] };

  function rulesOf(files: BuildFiles): readonly Rule[] {
    const found = files.find('/_headers');
    if (!found) return [];
    if (rules.stamp !== found.stamp) rules = { stamp: found.stamp, rules: parseHeaderRules(readFileSync(found.path, 'utf8')) };
    return rules.rules;
  }

  async function sendCompressed(request: IncomingMessage, response: ServerResponse, files: BuildFiles, file: string, encoding: Encoding) {
    const etag = files.tagOf(file);
    const modified = files.find(file)?.modified.toUTCString() ?? '';
    const headers = { etag, 'last-modified': modified };
    const isKept = response.statusCode === 200 && fresh(request.headers, headers);
    const body = isKept ? undefined : await files.compressed(file, encoding);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('accept-ranges', 'bytes');
    if (!body) return void response.writeHead(304).end();
    const type = contentType(path.extname(file)) || 'application/octet-stream';
    response
      .writeHead(response.statusCode, { 'content-type': type, 'content-encoding': encoding, 'content-length': body.length })
      .end(body);
  }

  /** Sends a file's bytes. Resolves to false if it has vanished. */
  function sendBytes(request: IncomingMessage, response: ServerResponse, files: BuildFiles, file: string): Promise<boolean> {
    const { headers } = request;
    const tag = files.tagOf(file);
    response.setHeader('etag', tag);
    // Weak ETags never match in these headers (RFC 9110), but the package matches them.
    const weak = tag.startsWith('W/') ? /(W\/)?"[^"]*"/g : /W\/"[^"]*"/g;
    for (const name of ['if-match', 'if-range'] as const) {
      const value = headers[name];
      if (typeof value === 'string') headers[name] = value.replaceAll(weak, '"-"');
    }
    return new Promise((resolve) => {
      response.once('close', () => resolve(true));
      send(request, encodePath(file), { root: files.folder ?? '', dotfiles: 'allow', index: false, cacheControl: false })
        .on('error', ({ status, message }: { readonly status: number; readonly message: string }) => {
          if (response.headersSent) return void response.destroy();
          if (status === 404) return resolve(false);
          if (status >= 500) console.error(`${request.method} ${request.url}: ${message}`);
          sendText(response, status, message);
        })
        .pipe(response);
    });
  }

  function redirect(response: ServerResponse, status: 301 | 302, location: string): true {
    response.writeHead(status, { location, 'cache-control': revalidate, 'content-length': 0 }).end();
    return true;
  }

  /** Answers from a build. Resolves to false, with nothing sent, if a file isn't there; on the first try also before a redirect. */
  async function answerFrom(files: BuildFiles, request: IncomingMessage, response: ServerResponse, isFirstTry: boolean): Promise<boolean> {
    const { path: asked = '', search = '' } = readTarget(request.url ?? '') ?? {};
    if (basePath && asked === '/') return redirect(response, 302, `${basePath}/${search}`);
    if (basePath && asked === basePath) return redirect(response, 301, `${basePath}/${search}`);
    const isInside = asked.startsWith(`${basePath}/`);
    const found = siteAnswer(isInside ? asked.slice(basePath.length) : '/404.html', files);
    if (isFirstTry && !('file' in found && found.status === 200)) return false;
    if ('redirect' in found) return redirect(response, 301, `${basePath}${encodePath(found.redirect)}${search}`);
    const { file, status } = found;
    if (!files.isFile(file)) return false;
    // The not-found page is not a version of the requested file, so conditional requests don't apply.
    if (status === 404) for (const name of conditions) delete request.headers[name];
    response.statusCode = status;
    response.setHeader('cache-control', status === 200 && hashed.test(file) ? 'public, max-age=31536000, immutable' : revalidate);
    for (const [name, value] of Object.entries(headersOf(rulesOf(files), status === 404 ? `${basePath}${file}` : asked)))
      response.setHeader(name, value);
    if (files.isCompressible(file)) response.setHeader('vary', 'Accept-Encoding');
    const encoding = encodingFor(request, files, file);
    if (!encoding) return sendBytes(request, response, files, file);
    await sendCompressed(request, response, files, file, encoding);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (await mounted(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'This server only answers GET and HEAD.');
    }
    if ((request.headersDistinct.host ?? []).length > 1) return sendText(response, 400, 'The request names two hosts.');
    // Twice, because a new build may take the place of the folder while files are looked up in it.
    if (await answerFrom(filesNow(), request, response, true).catch(() => false)) return;
    if (await answerFrom(filesNow(), request, response, false)) return;
    sendText(response, 404, 'There is no built site here. Build it with "npm run build".');
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) return void response.destroy();
      sendText(response, 500, 'The server could not answer this.');
    });
  };
  // A pipelined request must not open its file early, because the client may disconnect before its turn.
  const server = createServer((request, response) => {
    if (response.socket) handle(request, response);
    else response.once('socket', () => handle(request, response));
  });
  // Clients may close their side once they have asked, such as `nc -N`. Node has this for its own servers, without documenting it.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

/** A server that is reachable only from this machine. */
export interface LocalServer {
  /** Without a final slash. */
  readonly origin: string;
  /** Stops it and closes keep-alive connections. */
  readonly close: () => Promise<void>;
}

/** Starts a server on a free local port. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // The address of a TCP server.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
