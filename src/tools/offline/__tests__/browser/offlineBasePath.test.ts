import { cpSync } from 'node:fs';
import path from 'node:path';
import { awkwardBase, awkwardSite } from '../../../../../__tests__/sites/awkwardSite';
import { builtSite } from '../../../../../__tests__/sites/buildSite';
import { hostedSite } from '../../../../../__tests__/sites/hostedSite';
import { openDeployableSite } from '../../../../../__tests__/browser/deployableSite';
import type { DeployableSite } from '../../../../../__tests__/browser/deployableSite';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { keepAll, noTraces, traces } from './keepOffline';
import { navigate } from '../../../../../__tests__/browser/navigate';
import type { SitePage } from '../../../../../__tests__/browser/site';

const { publicFolder: first } = builtSite(awkwardSite);
const ending = builtSite(hostedSite);

let place: DeployableSite;
let opened: SitePage;

beforeAll(async () => {
  place = await openDeployableSite(first, awkwardBase);
});
afterAll(() => place.close());
beforeEach(async () => {
  place.deploy(first);
  opened = await place.site.newPage();
});
afterEach(() => place.site.closePages());

const heading = (): Promise<string> => opened.page.locator('h1').innerText();

/** A page of the site below its base path. */
const below: typeof keepAll = (page) => keepAll({ ...page, goto: (to) => page.goto(awkwardBase + to) });

it('below a base path, pages open without a network, and what is beside the site is left alone', async () => {
  expect(await below(opened)).toMatch(/^Done/);
  await opened.context.setOffline(true);
  await opened.goto(`${awkwardBase}/wiring`);
  expect(await heading()).toBe('Wiring');
  await navigate(opened.page, '/docs/');
  await eventually(async () => expect(await heading()).toBe('Home'));
  await expect(opened.page.goto(`${place.site.origin}/elsewhere`)).rejects.toThrow();
});

it('a build that may not be kept takes all of it away within one visit, and says so on its page', async () => {
  await below(opened);
  place.deploy(ending.publicFolder);
  await opened.goto(`${awkwardBase}/`);
  await eventually(async () => expect(await traces(opened.page)).toEqual(noTraces));
  await opened.goto(`${awkwardBase}/getting-started/offline`);
  expect(await opened.page.locator('[data-offline-keeper]').innerText()).toContain('can’t be kept offline');
});

it('its pages do so while the host still has the worker of the build before', async () => {
  await below(opened);
  const without = path.join(ending.folder, 'without');
  cpSync(ending.publicFolder, without, { recursive: true });
  cpSync(path.join(first, 'sw.js'), path.join(without, 'sw.js'));
  place.deploy(without);
  await opened.goto(`${awkwardBase}/`);
  await eventually(async () => expect(await traces(opened.page)).toEqual(noTraces));
});
