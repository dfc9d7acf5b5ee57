import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.ico': 'image/x-icon',
};

/** What a request is answered with: a file, or the canonical spelling of its path. */
export type Answer = { readonly file: string; readonly status: 200 | 404 } | { readonly redirect: string };

/**
 * Finds the answer to a path: files as they are; pages under their canonical spelling, to which the other spellings
 * redirect (`.html`, `/index.html`, with or without the final slash); the not-found page for everything else.
 * `isFile` takes paths below the site's folder.
 */
export function answerFor(requested: string, isFile: (file: string) => boolean): Answer {
  if (requested.endsWith('/index.html')) return { redirect: requested.slice(0, -'index.html'.length) };
  if (requested.endsWith('.html')) return { redirect: requested.slice(0, -'.html'.length) };
  if (requested.endsWith('/')) {
    const plain = requested.slice(0, -1);
    if (plain !== '' && isFile(`${plain}.html`)) return { redirect: plain };
    if (isFile(`${requested}index.html`)) return { file: `${requested}index.html`, status: 200 };
  } else {
    if (isFile(requested)) return { file: requested, status: 200 };
    if (isFile(`${requested}.html`)) return { file: `${requested}.html`, status: 200 };
    if (isFile(`${requested}/index.html`)) return { redirect: `${requested}/` };
  }
  return { file: '/404.html', status: 404 };
}

/** Path and query of a request; undefined where the address cannot be read. */
function readAddress(address: string): { readonly path: string; readonly search: string } | undefined {
  try {
    const { pathname, search } = new URL(address, 'http://site.invalid');
    const decoded = decodeURIComponent(pathname);
    // No file name holds a zero byte.
    return decoded.includes('\0') ? undefined : { path: path.posix.normalize(decoded), search };
  } catch {
    return undefined;
  }
}

const sendText = (response: ServerResponse, status: number, text: string): void =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);

type Encoding = 'br' | 'gzip' | undefined;

function encodingFor(request: IncomingMessage, type: string): Encoding {
  if (!/text|javascript|json|xml|svg/.test(type)) return undefined;
  const accepted = request.headers['accept-encoding'] ?? '';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === 'gzip' ? gzipSync(body) : body;
}

/** Files whose name carries a hash of their content never change. */
const cacheControl = (file: string): string =>
  /^\/static\/|-[0-9a-f]{8,}\./.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

/**
 * Serves a built site as a good static host does. `basePath` is "" or a folder such as "/docs".
 * The server is returned before it listens.
 */
export function createSiteServer(folder: string, basePath = ''): Server {
  const compressed = new Map<string, Buffer>();
  const isFile = (file: string): boolean => statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string, status: number): void => {
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    const encoding = encodingFor(request, type);
    const key = `${encoding ?? ''} ${file}`;
    const body = compressed.get(key) ?? compress(readFileSync(path.join(folder, file)), encoding);
    compressed.set(key, body);
    const headers = { 'content-type': type, 'content-length': body.length, 'cache-control': cacheControl(file), vary: 'accept-encoding' };
    response.writeHead(status, encoding ? { ...headers, 'content-encoding': encoding } : headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return createServer((request, response) => {
    const address = readAddress(request.url ?? '/');
    if (!address) return sendText(response, 400, 'This address cannot be read.');
    const { path: asked, search } = address;
    if (basePath && !asked.startsWith(`${basePath}/`)) {
      const status = asked === basePath ? 301 : 302;
      return void response.writeHead(status, { location: `${basePath}/` }).end();
    }
    const answer = answerFor(asked.slice(basePath.length), isFile);
    if ('redirect' in answer) response.writeHead(301, { location: `${basePath}${encodeURI(answer.redirect)}${search}` }).end();
    else if (!isFile(answer.file)) sendText(response, 404, 'There is no built site here. Build it with "npm run build".');
    else sendFile(request, response, answer.file, answer.status);
  });
}
