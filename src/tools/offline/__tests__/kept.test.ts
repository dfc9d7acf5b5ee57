import type { OfflineManifest } from '../../../model/offlineManifest';
import { offlineNews } from '../keepSite';
import { keptBy, workerUrl } from '../keptFiles';
import { listedAddress, otherSize, readManifest } from '../readManifest';

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

describe('a list of files', () => {
  it('is read', async () => expect(await readManifest(Response.json(manifest))).toEqual(manifest));

  it.each(['', '<html>', 'null', '{"build":"x"}'])('is not what says something else: %s', async (text) =>
    expect(await readManifest(new Response(text))).toBeUndefined(),
  );

  it('is not what comes with an error', async () => expect(await readManifest(Response.json(manifest, { status: 404 }))).toBeUndefined());
});

describe('the address of the worker', () => {
  it('says what it keeps', () => expect(keptBy(workerUrl('https://site.test/docs/', 'one', 1))).toBe('one'));

  it('says nothing before workers had a build', () => expect(keptBy('https://site.test/docs/sw.js')).toBeUndefined());
});

describe('what a reader is told', () => {
  const kept = { at: 0, manifest };
  const hasBegun = false;
  const newest = { ...manifest, build: 'two' };

  it('is nothing while the kept build is the newest, or no server answers', () => {
    expect(offlineNews({ kept, hasBegun }, manifest, undefined)).toBeNull();
    expect(offlineNews({ kept, hasBegun }, undefined, undefined)).toBeNull();
  });

  it('is that there is a newer one, until it is dismissed', () => {
    expect(offlineNews({ kept, hasBegun }, newest, undefined)).toEqual({ is: 'newer', build: 'two' });
    expect(offlineNews({ kept, hasBegun }, newest, 'two')).toBeNull();
  });

  it('is that it is gone', () => expect(offlineNews({ hasBegun }, undefined, undefined)).toEqual({ is: 'lost' }));
});

describe('another size of a photo', () => {
  const kept = listOf('/static/photos/hub-0123-960.jpg');

  it.each([
    ['/static/photos/hub-0123-1440.avif', '/static/photos/hub-0123-960.jpg'],
    ['/static/photos/hub-4567-1440.avif', undefined],
    ['/static/hub-0123-1440.avif', undefined],
  ])('for %s is %s', (asked, other) => expect(otherSize(kept, asked)).toBe(other));
});
