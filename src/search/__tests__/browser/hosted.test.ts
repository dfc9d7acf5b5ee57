import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from '../../../../__tests__/browser/eventually';
import { builtSite } from '../../../../__tests__/sites/buildSite';
import { hosted, hostedBase, hostedSite } from '../../../../__tests__/sites/hostedSite';
import { at, fillIn, hasFocus, isOpen, openDialog, searchFor } from '../../../../__tests__/browser/searchDialog';
import { startSearchService } from './searchService';
import type { SearchService } from './searchService';
import { openSite } from '../../../../__tests__/browser/site';
import type { OpenSite, SitePage } from '../../../../__tests__/browser/site';

let service: SearchService;
let site: OpenSite;
let opened: SitePage;
let page: Page;
let publicFolder: string;

beforeAll(async () => {
  publicFolder = builtSite(hostedSite).publicFolder;
  service = await startSearchService(publicFolder);
  site = await openSite(publicFolder, { basePath: hostedBase, double: service });
});
afterAll(async () => {
  await site.close();
  await service.close();
});
beforeEach(async () => {
  service.behave('right');
  service.requests.length = 0;
  opened = await site.newPage();
  page = opened.page;
});
afterEach(() => site.closePages());

const home = `${hostedBase}/`;

const queries = () => service.requests.filter((request) => request.path.endsWith('/queries'));
const questions = () => service.requests.filter((request) => request.path.endsWith('/completions'));
/** The agent's answer. A result can have the same words. */
const asking = '.DocSearch-AskAiScreen';

describe('the hosted service', () => {
  beforeEach(() => opened.goto(home));

  it('gets a preconnect and requests with the public key, language and version, and has its logo in the dialog', async () => {
    const html = readFileSync(path.join(publicFolder, 'bus.html'), 'utf8');
    expect(html).toContain(`<link rel="preconnect" href="https://${hosted.appId}-dsn.algolia.net" crossorigin="anonymous"/>`);
    await searchFor(page, 'motor');
    await eventually(async () => expect(await page.locator('.DocSearch-Logo').isVisible()).toBe(true));
    const { parameters, body } = queries().at(-1) ?? {};
    expect(parameters?.get('x-algolia-api-key')).toBe(hosted.searchKey);
    expect(parameters?.get('x-algolia-application-id')).toBe(hosted.appId);
    const [request] = (body as { requests: { indexName: string; facetFilters: unknown[] }[] }).requests;
    expect(request?.indexName).toBe('OpenArm documents');
    expect(request?.facetFilters.flat()).toEqual(expect.arrayContaining(['language:en', 'docusaurus_tag:docs-default-current']));

    // Its records have the public address, and lead to pages of this copy of the site.
    await fillIn(page, 'Mbit');
    await page.locator(at.hit, { hasText: 'Mbit' }).click();
    await page.waitForURL(`${site.origin}${hostedBase}/bus#baud-rate`);
    await page.waitForSelector(at.place);
    await eventually(async () => expect(await page.locator(at.place).getAttribute('id')).toBe('baud-rate'));
  });

  it('answers on the results page', async () => {
    await opened.goto(`${hostedBase}/search?q=motor`);
    const section = page.getByRole('link', { name: /^Cables \(\d+\)$/ });
    const count = /\d+/.exec((await section.textContent()) ?? '')?.[0];
    await section.click();
    await eventually(async () => expect(await page.locator('main [role="status"]').textContent()).toBe(`${count} results`));
    expect(JSON.stringify(queries().at(-1)?.body)).toContain('hierarchy.lvl0:Cables');
  });
});

it('shows that the service refuses or hangs, and Retry finds', async () => {
  // On a clock that the test moves on, because the client waits half a minute for a service that hangs.
  await page.clock.install();
  const texts = page.waitForResponse((response) => /\/search-texts-[^/]*\.json$/.test(response.url()));
  await opened.goto(home);
  // When the texts have loaded, the dialog repeats the query, which would replace the message while it is being pressed.
  await searchFor(page, 'arm');
  await texts;
  await fillIn(page, 'bus');
  const failed = page.locator(at.failed);
  for (const [behaviour, query] of [
    [403, 'motor'],
    ['hang', 'cable'],
  ] as const) {
    service.behave(behaviour);
    await page.fill(at.field, query);
    await eventually(async () => {
      await page.clock.fastForward(5000);
      expect(await failed.getByText('Unable to fetch results').isVisible()).toBe(true);
    });
    service.behave('right');
    await failed.getByRole('button', { name: 'Retry' }).click();
    await failed.waitFor({ state: 'detached' });
    await page.waitForSelector(at.hit);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe(query));
  }
});

it('the dialog opens on focus and hover if that is configured, and stays closed when the focus returns', async () => {
  await opened.goto(home);
  await page.focus(at.button);
  await page.waitForSelector(at.field);
  await page.keyboard.press('Escape');
  await eventually(async () => expect(await hasFocus(page, at.button)).toBe(true));
  await page.waitForTimeout(300);
  expect(await isOpen(page)).toBe(false);
  await page.locator(at.button).blur();
  await page.hover(at.button);
  await page.waitForSelector(at.field);
  await page.keyboard.press('Escape');
  await eventually(async () => expect(await hasFocus(page, at.button)).toBe(true));
});

describe('a question to the agent', () => {
  beforeEach(() => opened.goto(home));

  const text = (id: string, ...parts: string[]) => [
    { type: 'text-start', id },
    ...parts.map((delta) => ({ type: 'text-delta', id, delta })),
    { type: 'text-end', id },
  ];
  const search = { toolCallId: 't1', toolName: 'algolia_search_index' };
  const answer = [
    { type: 'start', messageId: 'answer-1' },
    { type: 'start-step' },
    { type: 'tool-input-start', ...search },
    { type: 'tool-input-available', ...search, input: { query: 'motor', index: hosted.indexName } },
    { type: 'tool-output-available', toolCallId: 't1', output: { hits: [], nbHits: 0 } },
    { type: 'finish-step' },
    { type: 'start-step' },
    ...text('a', 'The motor answers at ', '5 Mbit/s, see ', '[Baud rate](https://docs.openarm.dev/bus#baud-rate).'),
    { type: 'finish-step' },
    { type: 'finish' },
  ];

  async function ask(question: string): Promise<void> {
    await openDialog(page);
    await page.fill(at.field, question);
    await page.getByText('Ask AI Assistant').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForSelector(asking);
  }

  it('is sent with the public key and the filters of the search, and answered with sources', async () => {
    service.answerWith(answer);
    await openDialog(page);
    await eventually(async () => expect(await page.getAttribute(at.field, 'placeholder')).toBe('Search docs'));
    await page.keyboard.press('Escape');
    await ask('How fast is the motor?');
    await page.locator(asking).getByText('The motor answers at 5 Mbit/s').waitFor();
    await page.getByText('Answers are generated with AI which can make mistakes. Verify responses.').waitFor();
    await page.waitForFunction(
      (field) => document.querySelector(field)?.getAttribute('placeholder') === 'Ask another question...',
      at.field,
    );
    expect(await page.getByRole('link', { name: 'Baud rate' }).first().getAttribute('href')).toBe('https://docs.openarm.dev/bus#baud-rate');
    await page.getByText('1 Source').waitFor();

    const [request] = questions();
    expect(request?.path).toBe(`/agent-studio/1/agents/${hosted.agentId}/completions`);
    expect(request?.headers['x-algolia-api-key']).toBe(hosted.searchKey);
    expect(request?.headers['x-algolia-application-id']).toBe(hosted.appId);
    const body = request?.body as { messages: { parts: { text: string }[] }[]; algolia: object } | undefined;
    expect(body?.messages[0]?.parts[0]?.text).toBe('How fast is the motor?');
    expect(body?.algolia).toEqual({
      indices: [hosted.indexName],
      searchParameters: { [hosted.indexName]: { filters: 'language:en AND docusaurus_tag:docs-default-current' } },
    });
  });

  it('is left with Escape, even while the answer arrives, and the dialog with the next Escape', async () => {
    const words = Array.from({ length: 200 }, (_, index) => `word ${index} `);
    service.answerWith([{ type: 'start', messageId: 'answer-3' }, { type: 'start-step' }, ...text('a', ...words)]);
    await ask('How fast is the motor?');
    await page.locator(asking).getByText('word 3').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector(asking, { state: 'detached' });
    await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
    await page.fill(at.field, 'motor');
    await page.waitForSelector(at.hit);

    service.answerWith(answer);
    await page.fill(at.field, 'How fast is the motor?');
    await page.getByText('Ask AI Assistant').waitFor();
    await page.keyboard.press('Enter');
    await page.locator(asking).getByText('The motor answers at 5 Mbit/s').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector(asking, { state: 'detached' });
    await eventually(async () => expect(await isOpen(page)).toBe(true));
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await isOpen(page)).toBe(false));
    expect(opened.errors).toEqual([]);
  });

  it('shows errors of the agent and of the service', async () => {
    service.answerWith([
      { type: 'start', messageId: 'answer-2' },
      { type: 'error', errorText: '{"message":"The agent is asleep"}' },
    ]);
    await ask('How fast is the motor?');
    await page.getByText('The agent is asleep').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector(asking, { state: 'detached' });
    await page.fill(at.field, 'How fast is the motor?');
    await page.getByText('Ask AI Assistant').waitFor();
    service.behave(403);
    await page.keyboard.press('Enter');
    await page.locator(asking).getByText('Invalid Application-ID or API key').first().waitFor();
  });

  it('can be asked if nothing was found', async () => {
    service.answerWith(answer);
    await openDialog(page);
    await page.fill(at.field, 'qqxyzzyqq');
    await page.locator(at.none).getByText('No results found for “qqxyzzyqq”').waitFor();
    await page.locator('.DocSearch-Hit--AskAI').click();
    await page.locator(asking).getByText('The motor answers at 5 Mbit/s').waitFor();
    await eventually(async () => expect(await page.locator(at.none).count()).toBe(0));
  });
});
