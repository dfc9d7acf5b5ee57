import path from 'node:path';
import { icoFile, iconSvg, webAppManifest } from '../../../outputs/webApp/writeWebApp';
import { digestOf } from '../readManifest';
import { offlineManifest } from '../offlineManifest';
import { compileWorker } from '../writeOffline';
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
  [`/page-data${guide}/page-data.json`]: '{"publicURL":"/static/in-data.svg"}',
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

const photoPage = `<source srcSet="${photos[0]} 480w"><img src="${photos[2]}" srcSet="${photos[1]} 480w"><a href="${photos[3]}">`;

const routes = ['/', '/404.html', '/software/can', guide];

const folderOf = temporaryFolders();

it('of a photo, the list has the size that everybody gets', () => {
  const page = { '/index.html': photoPage, '/page-data/index/page-data.json': `{"publicURL":"${photos[2]}","photo":"/static/photos/a-1"}` };
  const folder = folderOf({ ...files, ...page, ...Object.fromEntries(photos.map((name) => [name, name])) });
  expect(Object.keys(offlineManifest(folder, routes).files).filter((file) => file.includes('photos'))).toEqual([photos[2]]);
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

describe('the service worker', () => {
  const root = path.resolve(__dirname, '../../../..');

  it('is one small script without anything that a policy forbids', () => {
    const script = compileWorker(root);
    expect(script).not.toMatch(/\beval\(|new Function|importScripts|\(\?<[=!]/);
    expect(script.length).toBeLessThan(30_000);
  });
});

it('describes the site to browsers that install it', () => {
  const manifest = JSON.parse(webAppManifest()) as { readonly name: string; readonly start_url: string; readonly icons: readonly object[] };
  expect(manifest).toMatchObject({ name: 'OpenArm documentation', start_url: '/', display: 'minimal-ui' });
  expect(manifest.icons).toHaveLength(2);
});

it('puts the sign on a ground, in its light colours', () => {
  const svg = iconSvg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>@media (x){svg{stroke:#fff}}</style><path/></svg>');
  expect(svg).toContain('<rect');
  expect(svg).not.toContain('@media');
});

it('writes an icon file with its pictures one after the other', () => {
  const pictures = [
    { size: 16, png: Uint8Array.of(1, 2, 3) },
    { size: 256, png: Uint8Array.of(4) },
  ];
  const file = Buffer.from(icoFile(pictures));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const found = [6, 22].map((at) => {
    const offset = file.readUInt32LE(at + 12);
    return { size: file.readUInt8(at), bytes: [...file.subarray(offset, offset + file.readUInt32LE(at + 8))] };
  });
  expect(found).toEqual([
    { size: 16, bytes: [1, 2, 3] },
    { size: 0, bytes: [4] },
  ]);
});
