import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../src/outputs/hostHeaders/securityHeaders';
import { answerFor } from './siteServer/answerFor';
import { headerRules } from './siteServer/headerRules';
import { encodePath, readAddress } from './siteServer/readAddress';
import { fileSender, revalidate } from './siteServer/sendFile';
import { closeWithText, sendText } from './siteServer/sendText';

const methods = { allow: 'GET, HEAD' };
const onlyRead = 'This server only answers GET and HEAD.';

/** Asks the file system. A name that it does not take (too long, below a file) is no file either. */
function isFileIn(root: string): (file: string) => boolean {
  return (file) => {
    try {
      return statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      return false;
    }
  };
}

const redirect = (response: ServerResponse, status: 301 | 302, location: string): void =>
  void response.writeHead(status, { location, 'cache-control': revalidate, 'content-length': 0 }).end();

/** Ends a request that failed: the server goes on. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  // A build takes files away while they are asked for.
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return sendText(response, 404, 'This file has just gone.');
  console.error(`${request.method} ${request.url}:`, error);
  sendText(response, 500, 'The server could not answer this.');
}

const errorStatus: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no request that Node can read. What came before it on the same connection is answered first. */
function answerNoRequest(error: NodeJS.ErrnoException, socket: Duplex, earlier: ServerResponse | undefined): void {
  if (!socket.writable) return void socket.destroy();
  if (earlier && !earlier.closed) return void earlier.once('close', () => socket.end());
  closeWithText(socket, errorStatus[error.code ?? ''] ?? 400, 'This is no request that can be read.');
}

/**
 * Serves a built site as a good static host does. `basePath` is "" or a folder such as "/docs". A file is read as it is
 * when it is asked for, so that a new build needs no new start. The server is returned before it listens.
 */
export function createSiteServer(folder: string, basePath = ''): Server {
  const root = path.resolve(folder);
  const isFile = isFileIn(root);
  const sendFile = fileSender(root);
  const headersFor = headerRules(root);
  const answers = new WeakMap<Duplex, ServerResponse>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, onlyRead, methods);
    if (request.httpVersion === '1.1' && request.headers.host === undefined) return sendText(response, 400, 'The request names no host.');
    const address = readAddress(request.url ?? '');
    if (!address) return sendText(response, 400, 'This address cannot be read.');
    const { path: asked, search } = address;
    if (basePath && !asked.startsWith(`${basePath}/`)) {
      if (asked === '/') return redirect(response, 302, `${basePath}/${search}`);
      if (asked === basePath) return redirect(response, 301, `${basePath}/${search}`);
      return sendText(response, 404, `There is nothing here. The site is below ${basePath}/.`);
    }
    const found = answerFor(asked.slice(basePath.length), isFile);
    if ('redirect' in found) return redirect(response, 301, `${basePath}${encodePath(found.redirect)}${search}`);
    if (found.status === 404 && !isFile(found.file))
      return sendText(response, 404, 'There is no built site here. Build it with "npm run build".');
    // The not-found page has its own headers wherever it answers.
    for (const [name, value] of Object.entries(headersFor(found.status === 404 ? `${basePath}${found.file}` : asked)))
      response.setHeader(name, value);
    return sendFile(request, response, found.file, found.status);
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    answers.set(request.socket, response);
    answer(request, response).catch((error: unknown) => fail(request, response, error));
  };

  // The server looks for the host itself: Node's own answers lack the headers.
  return createServer({ requireHostHeader: false }, handle)
    .on('checkExpectation', handle)
    .on('clientError', (error, socket) => answerNoRequest(error, socket, answers.get(socket)))
    .on('connect', (_request, socket) => {
      // Node has let go of the connection, so that nobody else hears of its errors.
      socket.on('error', () => socket.destroy());
      closeWithText(socket, 405, onlyRead, methods);
    });
}
