import compression from 'compression';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import send from 'send';
import { securityHeaders } from '../src/outputs/hostHeaders/securityHeaders';
import { encodePath, readTarget, siteAnswer } from './siteAnswer';

/** Headers for a path, or for a path prefix if the pattern ends in `*`. */
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

const matches = (pattern: string, asked: string): boolean =>
  pattern.endsWith('*') ? asked.startsWith(pattern.slice(0, -1)) : asked === pattern;

/** Headers for a path, base path included. Later rules win. */
export const headersOf = (rules: readonly Rule[], asked: string): Record<string, string> =>
  Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, asked)).flatMap(({ headers }) => headers));

/** Browsers must revalidate, and get 304 for unchanged files. */
const revalidate = 'public, max-age=0, must-revalidate';

/** Files with a content hash in their name. A page's name may also end in digits, such as a date. */
const hashed = /^\/static\/|[-.][0-9a-f]{12,}\.(js|css|json)(\.map|\.LICENSE\.txt)?$/;

/** Files to compress. Their ETags are weak, because each encoding has different bytes. */
const compressible = /\.(html|js|css|json|map|svg|xml|csv|txt|md|webmanifest|ico|wasm)$/;

const compress = compression({
  filter: (_request, response) => String(response.getHeader('etag')).startsWith('W/'),
  // Higher levels take many times longer for one percent.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
});

const conditions = ['range', 'if-range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

function sendText(response: ServerResponse, status: number, text: string): void {
  response.removeHeader('etag');
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(text) + 1 })
    .end(`${text}\n`);
}

/** Facts about a file's content. */
interface FileFacts {
  readonly stamp: string;
  readonly tag: string;
  readonly hasFolderUrl: boolean;
}

/** Looks up files below a folder. Symbolic links that lead outside don't count. */
function filesOf(folderNow: () => string) {
  const known = new Map<string, FileFacts>();

  /** Real path of a file; undefined if it doesn't exist. */
  const find = (file: string): string | undefined => {
    try {
      const folder = realpathSync(folderNow());
      const real = realpathSync(path.join(folder, file));
      return real.startsWith(folder + path.sep) && statSync(real).isFile() ? real : undefined;
    } catch {
      return undefined;
    }
  };

  /** Facts of a file, which is read again after changes. */
  const facts = (file: string): FileFacts => {
    const real = find(file) ?? '';
    const { size, mtimeNs, ctimeNs, ino } = statSync(real, { bigint: true });
    const stamp = [size, mtimeNs, ctimeNs, ino].join();
    let found = known.get(file);
    if (found?.stamp !== stamp) {
      const body = readFileSync(real);
      const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      const canonical = file.endsWith('.html') ? /rel="canonical" href="([^"]*)"/.exec(body.toString('latin1'))?.[1] : undefined;
      found = { stamp, tag: compressible.test(file) ? `W/${tag}` : tag, hasFolderUrl: canonical?.endsWith('/') ?? false };
      known.set(file, found);
    }
    return found;
  };
  return { isFile: (file: string) => find(file) !== undefined, hasFolderUrl: (file: string) => facts(file).hasFolderUrl, facts };
}

/**
 * Serves a built site like a good static host, with the headers of its `_headers`. `folder` may be a function, because a build moves the
 * site. `basePath` is "" or a folder such as "/docs". Files are read per request, so a new build needs no restart. The returned server
 * doesn't listen yet.
 */
export function createSiteServer(folder: string | (() => string), basePath = ''): Server {
  const folderNow = typeof folder === 'string' ? () => folder : folder;
  const files = filesOf(folderNow);

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    const { headers } = request;
    const { tag } = files.facts(file);
    response.setHeader('etag', tag);
    // Weak ETags never match in these headers (RFC 9110), but the package matches them.
    const weak = tag.startsWith('W/') ? /(W\/)?"[^"]*"/g : /W\/"[^"]*"/g;
    for (const name of ['if-match', 'if-range'] as const) {
      const value = headers[name];
      if (typeof value === 'string') headers[name] = value.replaceAll(weak, '"-"');
    }
    if (headers.range !== undefined) delete headers['accept-encoding'];
    send(request, encodePath(file), { root: realpathSync(folderNow()), dotfiles: 'allow', index: false, cacheControl: false })
      .on('error', ({ status, message }: { readonly status: number; readonly message: string }) => {
        if (response.headersSent) return void response.destroy();
        if (status >= 500) console.error(`${request.method} ${request.url}: ${message}`);
        sendText(response, status, message);
      })
      .pipe(response);
  }

  function redirect(response: ServerResponse, status: 301 | 302, location: string): void {
    response.writeHead(status, { location, 'cache-control': revalidate, 'content-length': 0 }).end();
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'This server only answers GET and HEAD.');
    }
    if ((request.headersDistinct.host ?? []).length > 1) return sendText(response, 400, 'The request names two hosts.');
    const { path: asked = '', search = '' } = readTarget(request.url ?? '') ?? {};
    if (basePath && asked === '/') return redirect(response, 302, `${basePath}/${search}`);
    if (basePath && asked === basePath) return redirect(response, 301, `${basePath}/${search}`);
    const isInside = asked.startsWith(`${basePath}/`);
    const found = siteAnswer(isInside ? asked.slice(basePath.length) : '/404.html', files);
    if ('redirect' in found) return redirect(response, 301, `${basePath}${encodePath(found.redirect)}${search}`);
    const { file, status } = found;
    if (!files.isFile(file)) return sendText(response, 404, 'There is no built site here. Build it with "npm run build".');
    // The not-found page is not a version of the requested file, so conditional requests don't apply.
    if (status === 404) for (const name of conditions) delete request.headers[name];
    response.statusCode = status;
    response.setHeader('cache-control', status === 200 && hashed.test(file) ? 'public, max-age=31536000, immutable' : revalidate);
    if (files.isFile('/_headers')) {
      const rules = parseHeaderRules(readFileSync(path.join(folderNow(), '_headers'), 'utf8'));
      for (const [name, value] of Object.entries(headersOf(rules, status === 404 ? `${basePath}${file}` : asked)))
        response.setHeader(name, value);
    }
    // The package's types are Express's, whose requests and responses extend Node's.
    compress(request as never, response as never, () => sendFile(request, response, file));
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) return void response.destroy();
      sendText(response, 500, 'The server could not answer this.');
    }
  };
  // A pipelined request must not open its file early, because the client may disconnect before its turn.
  return createServer((request, response) => {
    if (response.socket) handle(request, response);
    else response.once('socket', () => handle(request, response));
  });
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
