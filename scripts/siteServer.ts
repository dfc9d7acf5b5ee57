import compression from 'compression';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
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

/** Compresses what is worth it. A range is one of the file itself. The types are for Express, the function isn't. */
const compress = compression({
  filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether the canonical URL of the page in a file ends in a slash. */
const hasFolderUrl = (file: string): boolean => /rel="canonical" href="[^"]*\/"/.test(readFileSync(file, 'latin1'));

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** Sends a file. Resolves to false if it has vanished. */
const sendFile = (request: IncomingMessage, response: ServerResponse, root: string, file: string): Promise<boolean> =>
  new Promise((resolve) => {
    response.once('close', () => resolve(true));
    send(request, encodePath(file), { root, dotfiles: 'allow', index: false, cacheControl: false })
      .on('error', ({ status, message }: { readonly status: number; readonly message: string }) => {
        if (response.headersSent) return void response.destroy();
        if (status === 404) return resolve(false);
        sendText(response, status, message);
      })
      .pipe(response);
  });

function redirect(response: ServerResponse, status: 301 | 302, location: string): true {
  response.writeHead(status, { location, 'cache-control': revalidate }).end();
  return true;
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
  const folderNow = typeof folder === 'string' ? () => folder : folder;

  /** Answers from a build. Resolves to false, with nothing sent, if a file isn't there; on the first try also before a redirect. */
  async function answerFrom(root: string, request: IncomingMessage, response: ServerResponse, isFirstTry: boolean): Promise<boolean> {
    const { path: asked = '', search = '' } = readTarget(request.url ?? '') ?? {};
    if (basePath && asked === '/') return redirect(response, 302, `${basePath}/${search}`);
    if (basePath && asked === basePath) return redirect(response, 301, `${basePath}/${search}`);
    const isInside = asked.startsWith(`${basePath}/`);
    const files = {
      isFile: (file: string) => isFile(root + file),
      hasFolderUrl: (file: string) => hasFolderUrl(root + file),
    };
    const found = siteAnswer(isInside ? asked.slice(basePath.length) : '/404.html', files);
    if (isFirstTry && !('file' in found && found.status === 200)) return false;
    if ('redirect' in found) return redirect(response, 301, `${basePath}${encodePath(found.redirect)}${search}`);
    const { file, status } = found;
    if (!files.isFile(file)) return false;
    // The not-found page is not a version of the requested file, so conditional requests don't apply.
    if (status === 404) for (const name of Object.keys(request.headers)) if (/^(if-|range$)/.test(name)) delete request.headers[name];
    response.statusCode = status;
    response.setHeader('cache-control', status === 200 && hashed.test(file) ? 'public, max-age=31536000, immutable' : revalidate);
    const rules = files.isFile('/_headers') ? parseHeaderRules(readFileSync(`${root}/_headers`, 'utf8')) : [];
    for (const [name, value] of Object.entries(headersOf(rules, status === 404 ? `${basePath}${file}` : asked)))
      response.setHeader(name, value);
    return sendFile(request, response, root, file);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (await mounted(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'This server only answers GET and HEAD.');
    }
    compress(request, response, () => undefined);
    // Twice, because a new build may take the place of the folder while files are looked up in it.
    for (const isFirstTry of [true, false])
      if (await answerFrom(path.resolve(folderNow()), request, response, isFirstTry).catch(() => false)) return;
    sendText(response, 404, 'There is no built site here. Build it with "npm run build".');
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) return void response.destroy();
      sendText(response, 500, 'The server could not answer this.');
    });
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
