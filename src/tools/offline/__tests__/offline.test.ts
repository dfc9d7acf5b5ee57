import path from 'node:path';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { digestOf, listedAddress, otherSize } from '../keptFiles';
import { compileWorker, offlineManifest } from '../writeOffline';
import { temporaryFolders } from '../../../../__tests__/unit/fixtures/folder';

const guide = '/hardware/assembly-guide/final-assembly';

const files = {
  '/index.html': 'home',
  '/404.html': 'not found',
  '/software/can.html': '<img src="/static/shared.svg"><a href="/data/shown.csv">',
  '/software/can/index.html': '<img src="/static/shared.svg"><a href="/data/shown.csv">',
  '/software/can.md': '# CAN',
  [`${guide}.html`]: '<img src="/static/shared.svg"><img src="/static/step.svg">',
  [`${guide}/index.html`]: '<img src="/static/shared.svg"><img src="/static/step.svg">',
  '/page-data/index/page-data.json': '{}',
  '/page-data/software/can/page-data.json': '{}',
  [`/page-data${guide}/page-data.json`]: '{}',
  '/page-data/404.html/page-data.json': '{}',
  '/page-data/app-data.json': '{}',
  '/app-1.js': 'script',
  '/app-1.js.LICENSE.txt': 'licence',
  '/static/shared.svg': 'shared',
  '/static/step.svg': 'step',
  '/static/in-data.svg': 'in data',
  '/static/font.woff2': 'font',
  '/static/solids/a.mesh': 'mesh',
  '/data/shown.csv': 'a',
  '/social/software/can.png': 'card',
  '/_headers': 'headers',
  '/sw.js': 'worker',
  '/offline.json': 'earlier',
};

const photos = ['480.avif', '480.jpg', '960.jpg', '1920.jpg'].map((name) => `/static/photos/a-1-${name}`);

const routes = ['/', '/404.html', '/software/can', guide];

const folderOf = temporaryFolders();

it('of a photo, the list has the size that everybody gets', () => {
  const folder = folderOf({ ...files, ...Object.fromEntries([...photos, '/static/photos/b-2-300.jpg'].map((name) => [name, name])) });
  expect(Object.keys(offlineManifest(folder, routes).files).filter((file) => file.includes('photos'))).toEqual([
    photos[2],
    '/static/photos/b-2-300.jpg',
  ]);
});

describe('the list of files of a build', () => {
  const manifest = offlineManifest(folderOf(files), routes);

  it.each([
    '/',
    '/404.html',
    '/app-1.js',
    '/static/font.woff2',
    '/page-data/app-data.json',
    guide,
    `/page-data${guide}/page-data.json`,
    '/static/step.svg',
    '/static/in-data.svg',
    '/static/shared.svg',
    '/software/can',
    '/software/can.md',
    '/data/shown.csv',
    '/static/solids/a.mesh',
  ])('has %s', (address) => expect(manifest.files).toHaveProperty([address]));

  it.each([
    '/sw.js',
    '/offline.json',
    '/_headers',
    '/social/software/can.png',
    '/app-1.js.LICENSE.txt',
    '/software/can.html',
    '/index.html',
  ])('has no %s', (address) => expect(manifest.files).not.toHaveProperty([address]));

  it('has the digests that a browser computes', async () => {
    const bytes = new TextEncoder().encode(files['/app-1.js']);
    expect(manifest.files['/app-1.js']?.slice(0, 2)).toEqual([await digestOf(bytes.buffer), bytes.length]);
  });

  it('is the same for the same files, and has another name when one changes', () => {
    expect(offlineManifest(folderOf(files), routes)).toEqual(manifest);
    const changed = offlineManifest(folderOf({ ...files, '/static/step.svg': 'changed' }), routes);
    expect(changed.build).not.toBe(manifest.build);
  });
});

it('the service worker is one small script without anything that a policy forbids', () => {
  const script = compileWorker(path.resolve(__dirname, '../../../..'));
  expect(script).not.toMatch(/\beval\(|new Function|importScripts|\(\?<[=!]/);
  expect(script.length).toBeLessThan(30_000);
});

const listOf = (...addresses: readonly string[]): OfflineManifest => ({
  build: 'one',
  files: Object.fromEntries(addresses.map((address) => [address, [address, 1, 1] as const])),
});

const manifest = listOf('/', '/hardware/', '/software/can', '/404.html', '/data/a.csv');

describe('the address that a build lists', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/hardware', '/hardware/'],
    ['/hardware/index.html', '/hardware/'],
    ['/software/can', '/software/can'],
    ['/software/can/', '/software/can'],
    ['/software/can.html', '/software/can'],
    ['/404.html', '/404.html'],
    ['/data/a.csv', '/data/a.csv'],
    ['/software', undefined],
    ['/constructor', undefined],
    ['/data/a', undefined],
  ])('%s is %s', (asked, listed) => expect(listedAddress(manifest, asked)).toBe(listed));
});

describe('another size of a photo', () => {
  const kept = listOf('/static/photos/hub-0123-960.jpg');

  it.each([
    ['/static/photos/hub-0123-1440.avif', '/static/photos/hub-0123-960.jpg'],
    ['/static/photos/hub-4567-1440.avif', undefined],
    ['/static/hub-0123-1440.avif', undefined],
  ])('for %s is %s', (asked, other) => expect(otherSize(kept, asked)).toBe(other));
});
