import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../../src/outputs/hostHeaders/securityHeaders';

const textHeaders = (body: string): Record<string, string | number> => ({
  'content-type': 'text/plain; charset=utf-8',
  'content-length': Buffer.byteLength(body),
});

/** Answers with a line of text. */
export function sendText(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  const body = `${text}\n`;
  response.writeHead(status, { ...textHeaders(body), ...headers }).end(body);
}

/** Answers a connection on which no request could be read with a line of text, and closes it. */
export function closeWithText(socket: Duplex, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  const body = `${text}\n`;
  const all = { ...securityHeaders, ...textHeaders(body), connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // A client that goes on sending, or never closes its side, does not keep the connection.
  const close = setTimeout(() => socket.destroy(), 1000).unref();
  socket.on('close', () => clearTimeout(close));
}
