import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listenLocally } from '../../scripts/siteServer';
import type { LocalServer } from '../../scripts/siteServer';

/** Types of the files that the tools write. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

const compressible = /text|javascript|json|svg|xml|wasm/;

/** A file as it is sent. */
interface Body {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file behind a path: itself, with `.html`, or the index of its folder. */
function fileFor(folder: string, asked: string): string | undefined {
  const base = path.join(folder, decodeURIComponent(asked));
  if (base !== folder && !base.startsWith(folder + path.sep)) return undefined;
  return [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(isFile);
}

/** Addresses with eight or more letters and digits of a digest never change. */
const isHashed = (file: string): boolean =>
  /[.\-_/][A-Za-z0-9_-]{8,}\.(?:js|css|woff2|svg|png)$/.test(file) && /\d/.test(path.basename(file));

function bodyOf(file: string): Body {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const whole = readFileSync(file);
  const packed = compressible.test(type);
  const bytes = packed ? brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : whole;
  return {
    bytes,
    headers: {
      'content-type': type,
      'content-length': bytes.length,
      'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    },
  };
}

/** Serves a folder as all sites of the bench are served: HTTP/1.1, Brotli at its best, nothing that only one of them could use. */
export async function serveFolder(given: string): Promise<LocalServer> {
  const folder = path.resolve(given);
  const bodies = new Map<string, Body>();
  const bodyFor = (file: string): Body => {
    const body = bodies.get(file) ?? bodyOf(file);
    bodies.set(file, body);
    return body;
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const found = fileFor(folder, new URL(request.url ?? '/', 'http://bench').pathname);
    const file = found ?? fileFor(folder, '/404.html');
    if (!file) return void response.writeHead(404, { 'content-length': 0 }).end();
    const { bytes, headers } = bodyFor(file);
    response.writeHead(found ? 200 : 404, headers).end(request.method === 'HEAD' ? undefined : bytes);
  });
  return listenLocally(server);
}
