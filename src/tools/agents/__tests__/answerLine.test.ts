import { createHandler, dataIn, dataLine, packData } from '../handler';
import { answerLine } from '../server/answerLine';
import { emptySiteData as data } from './emptySiteData';

const handle = createHandler(data);

async function printed(message: unknown): Promise<unknown[]> {
  const lines: string[] = [];
  await answerLine(handle, JSON.stringify(message), (line) => lines.push(line));
  return lines.map((line) => JSON.parse(line) as unknown);
}

const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
const initialize = (protocolVersion: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'tests', version: '1' } },
});
const newest = (method: string, revision: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params: {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': revision,
      'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
});

it('answers a line as HTTP does: a batch, params that are none, a message without jsonrpc', async () => {
  expect(await printed([ping(1), ping(2)])).toMatchObject([
    { id: 1, result: {} },
    { id: 2, result: {} },
  ]);
  expect(await printed([])).toMatchObject([{ id: null, error: { code: -32600 } }]);
  expect(await printed({ ...ping(3), params: [] })).toMatchObject([{ id: 3, error: { code: -32600 } }]);
  expect(await printed({ id: 4, method: 'ping' })).toMatchObject([{ id: 4, error: { code: -32600 } }]);
  expect(await printed({ jsonrpc: '2.0', method: 'notifications/initialized' })).toEqual([]);
});

it('refuses a revision that is none, and answers one that it does not know with one that it does', async () => {
  for (const revision of [5, null, 'abc', undefined])
    expect(await printed(initialize(revision))).toMatchObject([{ id: 1, error: { code: -32602 } }]);
  expect(await printed({ jsonrpc: '2.0', id: 1, method: 'initialize' })).toMatchObject([{ error: { code: -32602 } }]);
  expect(await printed(initialize('2099-01-01'))).toMatchObject([{ result: { protocolVersion: '2025-11-25' } }]);
  expect(await printed(newest('tools/list', '2099-01-01'))).toMatchObject([{ error: { code: -32022 } }]);
});

it('gives a message of the newest revision the headers that HTTP wants', async () => {
  const call = newest('tools/call', '2026-07-28', { name: 'read_page', arguments: {} });
  expect(await printed(call)).toMatchObject([{ result: { content: [{ text: expect.stringContaining('llms.txt') as string }] } }]);
  expect(await printed(newest('resources/read', '2026-07-28', { uri: 'openarm://table/ü' }))).toMatchObject([{ error: { code: -32602 } }]);
});

it('offers three prompts, each short, which take what the reader has', async () => {
  const [{ result } = { result: { prompts: [] } }] = (await printed({ jsonrpc: '2.0', id: 1, method: 'prompts/list' })) as {
    result: { prompts: readonly { name: string; arguments: readonly { name: string; required: boolean }[] }[] };
  }[];
  expect(result.prompts).toHaveLength(3);
  for (const {
    name,
    arguments: [given],
  } of result.prompts) {
    const get = (value?: string): Promise<unknown[]> =>
      printed({
        jsonrpc: '2.0',
        id: 2,
        method: 'prompts/get',
        params: { name, arguments: value === undefined ? {} : { [given?.name ?? '']: value } },
      });
    const text = JSON.stringify(await get('bus-off'));
    expect(text).toContain('bus-off');
    // A token has about four characters.
    expect(text.length / 4).toBeLessThan(200);
    if (given?.required) expect(await get()).toMatchObject([{ error: { code: -32602 } }]);
    else expect(await get()).toMatchObject([{ result: { messages: [{ role: 'user' }] } }]);
  }
  expect(await printed({ jsonrpc: '2.0', id: 3, method: 'prompts/get', params: { name: 'constructor' } })).toMatchObject([
    { error: { code: -32602 } },
  ]);
});

it('keeps the data in a line of the server', () => {
  expect(dataIn(`#!/usr/bin/env node\n${dataLine(packData(data))}\nrun();`)).toEqual(data);
});
