import { renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer, listenLocally } from '../../../scripts/siteServer';
import { mountTools } from '../../../scripts/siteTools';
import { emptySiteData } from '../../../src/tools/agents/__tests__/emptySiteData';
import { dataLine, packData } from '../../../src/tools/agents/handler';
import { depthOfJson } from '../../../src/tools/agents/server/depthOfJson';
import { temporaryFolders } from '../fixtures/folder';
import { sendRaw } from '../fixtures/sendRaw';

const folderWith = temporaryFolders();

let folder: string;
let origin: string;
let close: () => unknown;

beforeEach(async () => {
  folder = folderWith({ 'index.html': 'Home', '404.html': 'None', 'mcp/arm-mcp.mjs': 'half of a' });
  const server = createSiteServer(
    folder,
    '',
    mountTools(() => folder),
  );
  ({ origin } = await listenLocally(server));
  close = () => (server.closeAllConnections(), server.close());
});
afterEach(() => close());

it('a request that cannot be one is refused, one before the first build has to wait, and the server lives on', async () => {
  const { port } = new URL(origin);
  const raw = (line: string, host: string): Promise<string> =>
    sendRaw(Number(port), `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  expect(await raw('POST /mcp', 'a b:x]')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw('TRACE /mcp', 'localhost')).toMatch(/^HTTP\/1\.1 405 /);
  expect((await fetch(`${origin}/mcp`, { method: 'POST', body: '{}' })).status).toBe(503);
});

it('while a build takes the place of another, the one before answers', async () => {
  const file = path.join(folder, 'mcp/arm-mcp.mjs');
  const ping = async (): Promise<number> => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    return (await fetch(`${origin}/mcp`, { method: 'POST', headers, body })).status;
  };
  const whole = dataLine(packData(emptySiteData));
  writeFileSync(file, whole);
  expect(await ping()).toBe(200);
  renameSync(folder, `${folder}.aside`);
  expect(await ping()).toBe(200);
  renameSync(`${folder}.aside`, folder);
  writeFileSync(file, whole.slice(0, 40));
  utimesSync(file, 1, 1);
  expect(await ping()).toBe(200);
});

it.each([
  ['{"a":[1,{"b":2}]}', 3],
  ['"[[[["', 0],
  ['{"a":"\\"[[["}', 1],
  ['['.repeat(5000), 5000],
  ['', 0],
  [`{"text":"${'F'.repeat(30_000_000)}"}`, 1],
])('how deep %.20j is nested is counted without going into it', (text, depth) => expect(depthOfJson(text)).toBe(depth));
