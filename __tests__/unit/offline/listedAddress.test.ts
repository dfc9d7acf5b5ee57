import { simulatedCaches } from '../../../bench/offline/simulatedCaches';
import { elsewhereWords } from '../../../src/tools/offline/interface/keepWords';
import { keptNotes } from '../../../src/tools/offline/keptNotes';
import { keptState, offlineNews } from '../../../src/tools/offline/keep/keptState';
import { listedAddress, otherSize, readManifest } from '../../../src/tools/offline/readManifest';
import { buildOf } from './worker';

const manifest = buildOf('one', { '/': '', '/hardware/': '', '/software/can': '', '/404.html': '', '/data/a.csv': '' });

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

describe('what a reader is told', () => {
  const kept = { build: 'one', pieces: ['pages'], at: 0, manifest };
  const newest = { ...manifest, build: 'two' };

  it('is nothing while the kept build is the newest, or no server answers', () => {
    expect(offlineNews({ kept }, manifest, undefined)).toBeNull();
    expect(offlineNews({ kept }, undefined, undefined)).toBeNull();
  });

  it('is that there is a newer one, until it is dismissed', () => {
    expect(offlineNews({ kept }, newest, undefined)).toEqual({ is: 'newer', build: 'two', pieces: ['pages'] });
    expect(offlineNews({ kept }, newest, 'two')).toBeNull();
  });

  it('is that it is gone', () => expect(offlineNews({}, undefined, undefined)).toEqual({ is: 'lost' }));

  it('is where it was kept, if the site has moved to another base path', async () => {
    const old = 'https://site.test/old/';
    const caches = simulatedCaches(new Map(), () => undefined);
    await keptNotes(caches, old).write('current', kept);
    const state = await keptState({ scope: 'https://site.test/docs/', caches });
    expect(offlineNews(state, newest, undefined)).toEqual({ is: 'elsewhere', scope: old });
    expect(elsewhereWords(old)).toContain(old);
    expect(await keptState({ scope: old, caches })).toEqual({});
  });
});

describe('another size of a photo', () => {
  const kept = buildOf('one', { '/static/photos/hub-0123-960.jpg': '' });

  it.each([
    ['/static/photos/hub-0123-1440.avif', '/static/photos/hub-0123-960.jpg'],
    ['/static/photos/hub-4567-1440.avif', undefined],
    ['/static/hub-0123-1440.avif', undefined],
  ])('for %s is %s', (asked, other) => expect(otherSize(kept, asked)).toBe(other));
});
