import { spawn } from 'node:child_process';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { agents } from '../../src/site/agents';
import { examplePublic } from '../sites/exampleSite';

const hello = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } },
});

describe('over HTTP', () => {
  let child: ReturnType<typeof spawn>;
  let address = '';

  beforeAll(async () => {
    // A process of its own, as `npm run serve` is one.
    const script = path.resolve(__dirname, 'serveTools.ts');
    child = spawn(process.execPath, ['--import', 'tsx', script, examplePublic], { stdio: ['ignore', 'pipe', 'inherit'] });
    address = await new Promise((resolve) => child.stdout?.once('data', (chunk: Buffer) => resolve(`${chunk.toString().trim()}/mcp`)));
  });

  afterAll(() => child.kill());

  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body,
    });

  it.each(['2026-07-28', 'earlier'])('answers the official client, revision %s', async (revision) => {
    const mode = revision === 'earlier' ? 'legacy' : { pin: revision };
    const web = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } });
    await web.connect(new StreamableHTTPClientTransport(new URL(address)));
    // The server has the tools of the source, and the data of the build.
    expect((await web.listTools()).tools).toHaveLength(agents.tools.length);
    const { content } = await web.callTool({ name: 'query_table', arguments: { table: 'joints' } });
    expect(JSON.stringify(content)).toContain('0x02');
    await web.close();
  });

  it('refuses pages of other sites and long messages, keeps no session, and leaves other paths alone', async () => {
    expect((await post(hello, { origin: 'https://evil.example' })).status).toBe(403);
    const own = await post(hello, { origin: 'http://localhost:9000' });
    expect([own.status, own.headers.get('mcp-session-id')]).toEqual([200, null]);
    expect((await post(`"${'x'.repeat(2_100_000)}"`)).status).toBe(413);
    expect(await (await post('{')).json()).toMatchObject({ error: { code: -32700 } });
    expect((await fetch(address)).status).toBe(405);
    expect((await fetch(address.replace('/mcp', '/software/protocol.md'))).status).toBe(200);
  });
});
