import { createHash } from 'node:crypto';
import type { ListedFile, OfflineManifest } from '../../src/model/offlineManifest';
import { digestLength, offlineRoute } from '../../src/model/offlineManifest';
import type { Random } from '../random';

/** A build as a server has it: the texts of its files by their addresses. Pages have their canonical address. */
export interface SimulatedBuild {
  readonly files: ReadonlyMap<string, string>;
  readonly manifest: OfflineManifest;
}

/** Routes of the simulated site; the last one is in a piece that readers may leave out. */
export const simulatedRoutes = ['/', '/guide', '/hardware/', offlineRoute, '/404.html', '/other'] as const;

/** What a page asks for, besides its own data: the same names in every build. */
export const simulatedData = ['/search-index.json', '/data/parts.json'] as const;

/** The name under which a page's data is asked for, as Gatsby does. */
export const dataOf = (route: string): string => `/page-data/${route.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;

/** How texts are told apart; a worker whose digests were all the same would not compare what it answers. */
export type Digest = (text: string | Uint8Array) => string;

/** Digest of a text as the manifest has it. */
export const digestOfText: Digest = (text) => createHash('sha256').update(text).digest().subarray(0, digestLength).toString('base64url');

/** Versions of what a build is made of; each may change from build to build. */
export interface Versions {
  readonly script: number;
  readonly lazy: number;
  readonly texts: readonly number[];
  readonly data: readonly number[];
  readonly hasOther: boolean;
}

/** The first build's. */
export const firstVersions: Versions = {
  script: 0,
  lazy: 0,
  texts: simulatedRoutes.map(() => 0),
  data: simulatedData.map(() => 0),
  hasOther: true,
};

/** Versions of the next build, in which some things have changed, at least one. */
export function nextVersions(random: Random, { script, lazy, texts, data, hasOther }: Versions, number: number): Versions {
  const changed = (version: number, share: number): number => (random.next() < share ? number : version);
  return {
    script: changed(script, 0.3),
    lazy: changed(lazy, 0.3),
    texts: texts.map((version, index) => (index === number % texts.length ? number : changed(version, 0.3))),
    data: data.map((version) => changed(version, 0.4)),
    hasOther: random.next() < 0.1 ? !hasOther : hasOther,
  };
}

/** Makes the files of a build. A page names its script, so that it changes with it; its data may change where the page does not. */
export function simulatedBuild({ script, lazy, texts, data, hasOther }: Versions, digest: Digest): SimulatedBuild {
  const files = new Map<string, string>();
  const sorted: [string, ListedFile][] = [];
  const put = (address: string, text: string, piece: number): void => {
    files.set(address, text);
    sorted.push([address, [digest(text), text.length, text.length, [piece]]]);
  };
  const named = (name: string, text: string): string => `/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`;
  const lazyText = `lazy ${lazy}`;
  const scriptText = `script ${script} loads ${named('lazy', lazyText)}`;
  put(named('lazy', lazyText), lazyText, 0);
  put(named('app', scriptText), scriptText, 0);
  simulatedRoutes.forEach((route, index) => {
    if (route === '/other' && !hasOther) return;
    const piece = route === '/other' ? 2 : route === '/guide' || route === '/hardware/' ? 1 : 0;
    // Not every change of its data shows in the page.
    put(route, `<html>${route} ${Math.floor((texts[index] ?? 0) / 2)} <script src="${named('app', scriptText)}">`, piece);
    put(dataOf(route), `data of ${route} ${texts[index]}`, piece);
  });
  simulatedData.forEach((address, index) => put(address, `${address} ${data[index]}`, 0));
  const manifest = {
    build: digestOfText(JSON.stringify([...files])),
    pieces: ['base', 'guides', 'pages'],
    files: Object.fromEntries(sorted),
  };
  files.set('/offline.json', JSON.stringify(manifest));
  files.set('/sw.js', 'worker');
  return { files, manifest };
}
