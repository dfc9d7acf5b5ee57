import { digestOfText } from '../../../bench/offline/simulatedBuild';
import { simulatedCaches } from '../../../bench/offline/simulatedCaches';
import type { StoredCaches } from '../../../bench/offline/simulatedCaches';
import { freshHeader } from '../../../src/model/offlineManifest';
import { cacheNames } from '../../../src/tools/offline/keptFiles';
import { keptNotes } from '../../../src/tools/offline/keptNotes';
import { keepSite } from '../../../src/tools/offline/keep/keepSite';
import type { KeepProgress } from '../../../src/tools/offline/keep/keepSite';
import type { KeepWorld } from '../../../src/tools/offline/keep/keepWorld';
import { buildOf, scope, serverOf } from './worker';
import type { Texts } from './worker';

const texts = { '/': 'home', '/404.html': '404', '/app-1.js': 'script', '/other': 'other' };
const manifest = buildOf('one', texts, ['/other']);

let stored: StoredCaches;
let asked: string[];
let world: KeepWorld;
let server: (address: string) => Response | Promise<Response>;
let told: KeepProgress[];
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  asked = [];
  told = [];
  isFull = false;
  server = serverOf(texts, manifest);
  const caches = simulatedCaches(stored, (what) => {
    if (isFull && what === 'write') throw new DOMException('No room.', 'QuotaExceededError');
  });
  world = {
    scope,
    caches,
    fetch: async (address, { headers }) => {
      expect(new Headers(headers).has(freshHeader)).toBe(true);
      const path = address.slice(scope.length - 1);
      asked.push(path);
      return server(path);
    },
    digestOf: (bytes) => Promise.resolve(digestOfText(new Uint8Array(bytes))),
    room: () => Promise.resolve(undefined),
    startWorker: () => Promise.resolve(),
    tellWorker: () => undefined,
    alone: (work) => work(),
    now: () => 7,
  };
});

const keep = (pieces: readonly string[] = [], signal = new AbortController().signal) =>
  keepSite(world, pieces, signal, (progress) => told.push(progress));
const current = () => keptNotes(world.caches, scope).read('current');
const keys = () => [...(stored.get(cacheNames(scope).files)?.keys() ?? [])].map((key) => key.slice(scope.length - 1).replace(/\?.*/, ''));

it('keeps the chosen pieces, and tells how far it has come', async () => {
  await keep();
  expect(keys().sort()).toEqual(['/', '/404.html', '/app-1.js']);
  expect(told.at(-1)).toEqual({ done: 13, all: 13 });
  expect(await current()).toEqual({ build: 'one', pieces: [], at: 7 });
  expect(await keptNotes(world.caches, scope).read('filling')).toBeUndefined();
});

it('fetches only what is not there', async () => {
  await keep();
  asked = [];
  const newer: Texts = { ...texts, '/': 'new home' };
  server = serverOf(newer, buildOf('two', newer, ['/other']));
  await keep(['pages']);
  expect(asked.sort()).toEqual(['/', '/offline.json', '/other']);
});

it('goes on where it was stopped', async () => {
  const stopping = new AbortController();
  server = (address) => {
    if (address === '/app-1.js') stopping.abort();
    return serverOf(texts, manifest)(address);
  };
  await expect(keep([], stopping.signal)).rejects.toMatchObject({ reason: 'stopped' });
  expect(await current()).toBeUndefined();
  server = serverOf(texts, manifest);
  await keep();
  expect((await current())?.build).toBe('one');
});

it('takes the newer build where one is published meanwhile', async () => {
  const newer: Texts = { '/': 'new home', '/404.html': '404', '/app-2.js': 'new script' };
  let count = 0;
  server = (address) => (count++ < 2 ? serverOf(texts, manifest) : serverOf(newer, buildOf('two', newer)))(address);
  expect((await keep()).build).toBe('two');
});

it.each<[string, () => void]>([
  [
    'network',
    () => (server = (address) => (address === '/' ? Promise.reject(new TypeError('No network.')) : serverOf(texts, manifest)(address))),
  ],
  ['network', () => (server = () => new Response('', { status: 502 }))],
  ['altered', () => (server = serverOf({ ...texts, '/': '<script>counts</script>home' }, manifest))],
  ['without', () => (server = serverOf(texts))],
  ['full', () => Object.assign(world, { room: () => Promise.resolve(5) })],
  ['refused', () => Object.assign(world, { startWorker: () => Promise.reject(new DOMException('No.', 'SecurityError')) })],
  ['refused', () => Object.assign(world.caches, { open: () => Promise.reject(new DOMException('No.', 'SecurityError')) })],
])('says why it could not be kept, and keeps nothing: %s', async (reason, spoil) => {
  spoil();
  await expect(keep()).rejects.toMatchObject({ reason });
  expect(await current()).toBeUndefined();
});

it('gives the room back where there is not enough', async () => {
  server = (address) => {
    isFull = address === '/app-1.js';
    return serverOf(texts, manifest)(address);
  };
  await expect(keep()).rejects.toMatchObject({ reason: 'full' });
  expect(stored.size).toBe(0);
});

it('leaves what was kept as it is where a newer build finds no room', async () => {
  await keep();
  const newer: Texts = { ...texts, '/': 'new home' };
  server = serverOf(newer, buildOf('two', newer));
  Object.assign(world, { room: () => Promise.resolve(1) });
  await expect(keep()).rejects.toMatchObject({ reason: 'full' });
  expect((await current())?.build).toBe('one');
  expect(keys()).toContain('/app-1.js');
});
