import type { Page } from 'playwright-core';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { openSiteForTests } from '../../../../../__tests__/browser/openSiteForTests';
import type { OpenSite } from '../../../../../__tests__/browser/site';

let site: OpenSite;
openSiteForTests((opened) => (site = opened));

/** A tool as the draft of WebMCP gives it to a browser. */
interface GivenTool {
  readonly name: string;
  readonly inputSchema: { readonly type: string };
  readonly outputSchema: { readonly type: string };
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly execute: (input: unknown) => Promise<{ readonly content: readonly { readonly text: string }[]; readonly isError: boolean }>;
}

type WithTools = { given?: GivenTool[] };

/** Puts a stand-in that follows the draft into a page: it takes tools, refuses a second one of a name, and may refuse one by its name. */
const standIn = (page: Page, { place, refused }: { place: 'document' | 'navigator'; refused: string }): Promise<unknown> =>
  page.addInitScript(
    ([where, never]) => {
      const given: GivenTool[] = ((globalThis as WithTools).given = []);
      const context = {
        registerTool(tool: GivenTool): Promise<void> {
          if (tool.name === never || given.some(({ name }) => name === tool.name)) return Promise.reject(new DOMException('no'));
          given.push(tool);
          return Promise.resolve();
        },
      };
      Object.defineProperty(where === 'document' ? Document.prototype : Navigator.prototype, 'modelContext', { get: () => context });
    },
    [place, refused] as const,
  );

const names = (page: Page): Promise<string[]> => page.evaluate(() => ((globalThis as WithTools).given ?? []).map(({ name }) => name));

/** Has an agent call a tool. */
const call = (page: Page, name: string, input: object): Promise<{ text: string; isError: boolean }> =>
  page.evaluate(
    async ([wanted, given]) => {
      const tool = ((globalThis as WithTools).given ?? []).find((one) => one.name === wanted);
      const answer = await tool?.execute(given);
      return { text: answer?.content[0]?.text ?? '', isError: answer?.isError ?? true };
    },
    [name, input] as const,
  );

const dataFile = '/mcp/data.json';

it.each(['document', 'navigator'] as const)('an agent at the %s gets the tools, and the data with its first call', async (place) => {
  const { page, goto, errors } = await site.newPage();
  const asked: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text());
  });
  await standIn(page, { place, refused: '' });
  await goto('/software/protocol');
  await eventually(async () => expect(await names(page)).toHaveLength(6));
  const hints = await page.evaluate(() =>
    (globalThis as WithTools).given?.every(
      ({ annotations, inputSchema, outputSchema }) =>
        annotations.readOnlyHint && inputSchema.type === 'object' && outputSchema.type === 'object',
    ),
  );
  expect(hints).toBe(true);
  expect(asked).not.toContain(dataFile);
  // Names and schemas come as data; no code of a tool has been loaded.
  expect((await Promise.all(bodies)).filter((script) => script.includes('is beyond the text'))).toEqual([]);
  const { text, isError } = await call(page, 'query_table', { table: 'joints', where: [{ column: 'joint', value: 'J2' }] });
  expect(isError).toBe(false);
  expect(text).toContain('"servo_id":"0x02"');
  expect((await call(page, 'query_table', { table: 5 })).isError).toBe(true);
  // Another page of the site is no other document.
  await page.locator('a[href="/hardware/"]:visible').first().click();
  await page.waitForURL('**/hardware/');
  await call(page, 'search_docs', { query: 'bit rate' });
  expect(await names(page)).toHaveLength(6);
  expect(asked.filter((path) => path === dataFile)).toHaveLength(1);
  expect(errors).toEqual([]);
});

it('a tool that the browser refuses leaves the others, and data that cannot be loaded is asked for again', async () => {
  const { page, goto } = await site.newPage();
  await standIn(page, { place: 'document', refused: 'read_page' });
  await page.route(`**${dataFile}`, (route) => route.abort());
  await goto('/software/protocol');
  await eventually(async () => expect(await names(page)).toHaveLength(5));
  expect(await call(page, 'search_docs', { query: 'bit rate' })).toEqual({
    text: 'The tools of this site could not be loaded. Check the connection and try again.',
    isError: true,
  });
  await page.unroute(`**${dataFile}`);
  expect((await call(page, 'search_docs', { query: 'bit rate' })).isError).toBe(false);
});
