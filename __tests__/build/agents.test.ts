import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { PropCell } from '../../src/model/pageTypes';
import { examplePublic } from '../sites/exampleSite';

// The official client drives the server of the example site as its readers get it: one file, with Node alone. The example has no tool for motors.

const toolNames = ['search_docs', 'read_page', 'find_failure', 'query_table', 'build_step', 'bill_of_materials'];

const serverFile = path.join(examplePublic, 'mcp/twig-mcp.mjs');
const stdio = (): StdioClientTransport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [serverFile],
    // It must not need files around it.
    cwd: '/',
    stderr: 'pipe',
  });

const client = new Client({ name: 'tests', version: '1' });
const transport = stdio();
const said: string[] = [];

beforeAll(async () => {
  // The transport reports anything on standard output that isn't a message of the protocol.
  transport.onerror = ({ message }) => said.push(message);
  transport.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  await client.connect(transport);
});

afterAll(() => client.close());

interface Answer {
  readonly text: string;
  readonly isError: boolean;
  readonly values: Readonly<Record<string, never>>;
}

async function ask(name: string, input: Record<string, unknown> = {}): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as readonly { readonly text: string }[];
  const text = first?.text ?? '';
  return { text, isError: isError === true, values: isError === true ? {} : (JSON.parse(text) as Answer['values']) };
}

/** Calls a tool that must not refuse. */
async function answer<Values>(name: string, input: Record<string, unknown> = {}): Promise<Values> {
  const { text, isError, values } = await ask(name, input);
  expect(isError ? text : '').toBe('');
  return values as Values;
}

interface TableAnswer {
  readonly url: string;
  readonly columns: readonly { readonly name: string; readonly label: string; readonly type: string }[];
  readonly rows: readonly Readonly<Record<string, PropCell>>[];
}

/** A whole table, as a resource. */
async function wholeTable(name: string): Promise<TableAnswer> {
  const [content] = (await client.readResource({ uri: `twig://table/${name}` })).contents;
  return JSON.parse((content as { readonly text: string }).text) as TableAnswer;
}

/** Rough number of tokens of a text: OpenAI's o200k_base has one in 4.0 characters of these answers. */
const tokens = (text: string): number => text.length / 4;

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#x27);/g,
      (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" })[entity] ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Tables of a page as text: column heads and rows. */
function tablesOf(url: string): { head: string[]; rows: string[][] }[] {
  const route = new URL(url).pathname;
  const html = readFileSync(path.join(examplePublic, route, 'index.html'), 'utf8');
  const cells = (row: string): string[] => [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => plain(cell ?? ''));
  return [...html.matchAll(/<table[\s\S]*?<\/table>/g)].map(([table]) => {
    const [head = [], ...rows] = [...table.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => cells(row));
    return { head: head.map((label) => label.replace(/ \([^)]*\)$/, '')), rows };
  });
}

/** Whether a page's cell shows a value: numbers with thousands commas and a minus sign, lists with commas, text without backticks. */
function shows(cell: string, value: PropCell): boolean {
  if (value === null) return cell === '–' || cell === '';
  if (typeof value === 'number') return Number(cell.replaceAll(',', '').replace('−', '-')) === value;
  if (typeof value === 'boolean') return cell === (value ? 'yes' : 'no');
  return cell === (typeof value === 'string' ? value : value.join(', ')).replaceAll('`', '').replace(/\s+/g, ' ');
}

it('lists its tools as read-only, with their schemas', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(toolNames);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
    expect(inputSchema.type).toBe('object');
  }
  // With output schemas, each result would be sent twice.
  expect(tokens(JSON.stringify({ tools }))).toBeLessThan(3000);
  expect(client.getInstructions()).toContain('Twig');
});

it('answers with each tool, and names a page', async () => {
  const asked: readonly (readonly [name: string, input: Record<string, unknown>])[] = [
    ['search_docs', { query: 'servo ID of J2' }],
    ['read_page', { page: '/software/protocol' }],
    ['find_failure', { text: 'twigctl: bad checksum in frame 17' }],
    ['query_table', { table: 'joints' }],
    ['build_step', { guide: 'base', step: 1 }],
    ['bill_of_materials', { build: 'robot', quantity: 2, spare_percent: 10 }],
  ];
  expect(asked.map(([name]) => name)).toEqual(toolNames);
  // All at once, and the list of tables.
  const answers = await Promise.all([...asked, ['query_table', {}] as const].map(([name, input]) => answer(name, input)));
  for (const one of answers) expect(JSON.stringify(one)).toContain('"url":"https://twig.example/');
});

it('returns the cells that pages show', async () => {
  const { names } = await answer<{ names: string }>('query_table');
  let compared = 0;
  for (const table of names.split(' ')) {
    if (compared >= 200) break;
    const { columns, rows, url } = await wholeTable(table);
    if (url.endsWith('.json')) continue;
    const shown = columns.filter(({ type }) => type !== 'url' && type !== 'route');
    // A transposed table has other heads, and several tables of a page can have the same ones.
    const alike = tablesOf(url).filter(
      ({ head }) => head.length > 1 && head.every((label) => shown.some((column) => column.label === label)),
    );
    if (alike.length === 0) continue;
    const matched = alike.map(({ head, rows: printed }) => {
      const names = head.map((label) => shown.find((column) => column.label === label)?.name ?? '');
      const isThere = (cells: readonly string[]): boolean =>
        rows.some((row) => cells.every((cell, at) => shows(cell, row[names[at] ?? ''] ?? null)));
      return printed.every(isThere) ? printed.flat().length : 0;
    });
    expect([table, Math.max(...matched) > 0]).toEqual([table, true]);
    compared += Math.max(...matched);
  }
  expect(compared).toBeGreaterThanOrEqual(20);
});

it('opens each address of a search at its place', async () => {
  const queries = ['screw', 'what does it cost', 'servo', 'port', 'checksum', 'elbow', 'tweezer', 'frame'];
  const found = await Promise.all(
    queries.map((query) => answer<{ hits: readonly { url: string }[] }>('search_docs', { query, limit: 15 })),
  );
  const urls = [...new Set(found.flatMap(({ hits }) => hits.map(({ url }) => url)))].filter((url) => url.includes('#'));
  expect(urls.length).toBeGreaterThan(10);
  const pages = await Promise.all(urls.map(async (page) => [page, await answer<Record<string, unknown>>('read_page', { page })] as const));
  expect(pages.filter(([, { sections, markdown }]) => sections !== undefined || markdown === '').map(([page]) => page)).toEqual([]);
});

it('refuses wrong input with a sentence, and keeps running', async () => {
  const refusals: readonly (readonly [name: string, input: Record<string, unknown>, words: RegExp])[] = [
    ['search_docs', { query: 5 }, /query \(5\): .*expected string/],
    ['find_failure', { text: 'F'.repeat(1_200_000) }, /more than 1000000 bytes/],
    // A recording that somebody pastes whole.
    ['find_failure', { text: 'F'.repeat(30_000_000) }, /more than 1000000 bytes/],
    ['query_table', { table: 'no-such-table' }, /no table "no-such-table"/],
    ['query_table', { table: 'joints', columns: ['constructor'] }, /no column "constructor"/],
    ['build_step', { guide: 'base', step: 1, constructor: 1 }, /Unrecognized key: "constructor"/],
  ];
  for (const [name, input, words] of refusals) {
    const { text, isError } = await ask(name, input);
    expect(isError).toBe(true);
    expect(text).toMatch(words);
  }
  expect((await ask('search_docs', { query: 'bit rate' })).isError).toBe(false);
  await expect(ask('no_such_tool')).rejects.toMatchObject({
    code: -32602,
    message: expect.stringMatching(/no tool "no_such_tool"/) as string,
  });
});

it('offers pages and tables as resources, in pages of a list, with dates and links to them', async () => {
  const first = await client.listResources({ cursor: '0' });
  // Twig has fewer than a page of them.
  expect([first.resources.length < 50, first.nextCursor]).toEqual([true, undefined]);
  // Without a cursor the client asks for all pages of the list.
  const { resources } = await client.listResources();
  const { names } = await answer<{ names: string }>('query_table');
  const { pages } = await answer<{ pages: string }>('read_page');
  expect(resources).toHaveLength(names.split(' ').length + pages.split('\n').length);
  const dated = resources.find(({ uri }) => uri === 'twig://page/software/protocol');
  expect(dated?.annotations?.lastModified).toMatch(/^\d{4}-\d\d-\d\dT/);
  const { content } = await client.callTool({ name: 'query_table', arguments: { table: 'joints' } });
  expect(content[1]).toEqual({ type: 'resource_link', uri: 'twig://table/joints', name: 'joints' });
  await expect(client.listResources({ cursor: 'x' })).rejects.toMatchObject({ code: -32602 });
  const [page] = (await client.readResource({ uri: 'twig://page/software/protocol' })).contents;
  expect(page).toMatchObject({ mimeType: 'text/markdown', text: readFileSync(path.join(examplePublic, 'software/protocol.md'), 'utf8') });
  expect((page as { readonly text: string }).text).toMatch(
    /^- Page: https:\/\/twig\.example\/software\/protocol\n- Updated: \d{4}-\d\d-\d\d\n\n# /,
  );
  const [table] = (await client.readResource({ uri: 'twig://table/joints' })).contents;
  expect(JSON.parse((table as { readonly text: string }).text)).toMatchObject({ name: 'joints', key: 'joint' });
  await expect(client.readResource({ uri: 'twig://table/constructor' })).rejects.toThrow('no table "constructor"');
  await expect(client.readResource({ uri: 'twig://page/%' })).rejects.toThrow();
});

it('speaks the revision of 2026-07-28 as well', async () => {
  const modern = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await modern.connect(stdio());
  try {
    const { tools } = await modern.listTools();
    expect(tools).toHaveLength(toolNames.length);
    const { content } = await modern.callTool({ name: 'query_table', arguments: { table: 'joints' } });
    expect(JSON.stringify(content)).toContain('0x02');
  } finally {
    await modern.close();
  }
});

/** What the server prints for lines, and the code with which it ends. */
function printed(lines: string, read = true): Promise<{ out: string; errors: string; code: number | null }> {
  const child = spawn(process.execPath, [serverFile], { stdio: 'pipe' });
  let [out, errors] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  if (read) child.stdout.on('data', (chunk: Buffer) => ((out += chunk.toString()), child.stdin.end()));
  else child.stdout.destroy();
  child.stdin.write(lines);
  return new Promise((resolve) => child.on('close', (code) => resolve({ out, errors, code })));
}

const hello = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } },
});

it('answers a line that is not JSON, reads a byte order mark, and ends quietly when nobody reads', async () => {
  const broken = await printed('not json\n');
  expect(JSON.parse(broken.out)).toMatchObject({ id: null, error: { code: -32700 } });
  expect((await printed(`\ufeff${hello}\n`)).out).toContain('"protocolVersion":"2025-06-18"');
  expect(await printed(`${hello}\n`, false)).toEqual({ out: '', errors: '', code: 0 });
});

// Last: it looks at everything that was printed before.
it('prints nothing but the protocol', () => expect(said).toEqual([]));
