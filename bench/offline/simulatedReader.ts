import { offlineRoute } from '../../src/model/offlineManifest';
import { keepSite } from '../../src/tools/offline/keep/keepSite';
import { keptNotes } from '../../src/tools/offline/keptNotes';
import type { KeptNotes } from '../../src/tools/offline/keptNotes';
import { createAnswers } from '../../src/tools/offline/worker/answers';
import { oneByOne } from '../../src/tools/offline/worker/world';
import { sweep } from '../../src/tools/offline/worker/sweep';
import type { WorkerWorld } from '../../src/tools/offline/worker/world';
import type { Random } from '../random';
import { dataOf, simulatedData, simulatedRoutes } from './simulatedBuild';
import type { Digest } from './simulatedBuild';
import { simulatedCaches } from './simulatedCaches';
import type { StoredCaches } from './simulatedCaches';
import { simulatedScope } from './simulatedServer';
import type { SimulatedServer } from './simulatedServer';

/** A page that is open, with everything that it was given, by address. */
interface OpenPage {
  readonly id: string;
  readonly parts: Map<string, string>;
  /** Since when the browser has put it aside, in ms, and does not name it; null while it is shown. */
  aside: number | null;
  /** Whether something was kept when it was opened: else there is no worker that answers. */
  readonly wasKept: boolean;
  /** Whether the worker has noted which build it is of. */
  isBound: boolean;
}

/** What a page was given is not of one build. */
export interface Mixture {
  readonly parts: readonly (readonly [string, string])[];
}

/** What happened to a reader. */
export interface Story {
  pages: number;
  offlinePages: number;
  /** Pages of the network whose build was not certain, because the server changed again and again: as if there were no worker. */
  unbound: number;
  failures: number;
  keeps: number;
  brokenKeeps: number;
  readonly mixtures: Mixture[];
  /** Pages that are kept, and did not open without a network. */
  readonly white: string[];
}

/** An empty story. */
export const newStory = (): Story => ({
  pages: 0,
  offlinePages: 0,
  unbound: 0,
  failures: 0,
  keeps: 0,
  brokenKeeps: 0,
  mixtures: [],
  white: [],
});

/** How long browsers keep a page that was put aside, in ms; most of them a few minutes. */
const longestAside = 12 * 60 * 60 * 1000;

class Ended extends Error {}

/** A browser with a reader in it: pages, the worker of the site, and what is kept. */
export class SimulatedReader {
  private stored: StoredCaches = new Map();
  private readonly pages: OpenPage[] = [];
  private worker = this.startWorker();
  private clients = 0;
  private now = 0;
  private isLocked = false;

  constructor(
    private readonly random: Random,
    private readonly server: SimulatedServer,
    private readonly story: Story,
    private readonly digest: Digest,
  ) {}

  /** A worker as the browser starts it; it remembers nothing. After so many uses of the caches, it is ended in the middle of its work. */
  private startWorker(uses = Infinity) {
    let left = uses;
    let hasEnded = false;
    const world: WorkerWorld = {
      scope: simulatedScope,
      caches: simulatedCaches(this.stored, () => {
        hasEnded ||= left-- <= 0;
        if (hasEnded) throw new Ended();
      }),
      fetch: (request, init) => this.server.fetch(request, init),
      digestOf: (bytes) => Promise.resolve(this.digest(new Uint8Array(bytes))),
      openClients: () => Promise.resolve(this.pages.filter(({ aside }) => aside === null).map(({ id }) => ({ id, isPage: true }))),
      ifAlone: async (work) => {
        if (!this.isLocked) await work();
      },
      now: () => this.now,
      patience: 20,
      leave: () => Promise.resolve(this.stored.clear()),
    };
    const inTurn = oneByOne();
    const answer = createAnswers(world, inTurn);
    return {
      answer: async (...asked: Parameters<typeof answer>): Promise<Response> => {
        const response = await answer(...asked);
        // Nobody hears of what it does after its end.
        if (hasEnded) throw new Ended();
        return response;
      },
      sweep: () => sweep(world, inTurn),
    };
  }

  /** The browser ends the worker, and starts it again; sometimes it ends it once more soon. */
  restartWorker(): void {
    this.worker = this.startWorker(this.random.next() < 0.2 ? this.random.below(12) : Infinity);
  }

  /** Lets time go by, in ms. Browsers give up pages that were put aside long ago. */
  wait(ms: number): void {
    this.now += ms;
    for (const page of [...this.pages]) {
      if (page.aside === null || this.now - page.aside < longestAside) continue;
      this.pages.splice(this.pages.indexOf(page), 1);
      this.judge(page);
    }
  }

  /** The browser takes everything away. */
  evict(): void {
    this.stored.clear();
  }

  async sweep(): Promise<void> {
    await this.worker.sweep().catch(() => undefined);
  }

  /** Keeps the site; after so many uses of the caches the page is closed, or there is no room left. */
  async keep(pieces: readonly string[], uses: number, isFull: boolean): Promise<void> {
    let left = uses;
    const closing = new AbortController();
    const caches = simulatedCaches(this.stored, (what) => {
      if (left-- > 0 || (isFull && what === 'read')) return;
      closing.abort();
      throw isFull ? new DOMException('No room is left.', 'QuotaExceededError') : new Ended();
    });
    this.isLocked = true;
    try {
      await keepSite(
        {
          scope: simulatedScope,
          caches,
          fetch: (address, init) => this.server.fetch(address, init),
          digestOf: (bytes) => Promise.resolve(this.digest(new Uint8Array(bytes))),
          room: () => Promise.resolve(undefined),
          startWorker: () => Promise.resolve(),
          tellWorker: () => undefined,
          alone: (work) => work(),
          now: () => this.now,
        },
        pieces,
        closing.signal,
        () => undefined,
      );
      this.story.keeps += 1;
    } catch {
      this.story.brokenKeeps += 1;
    } finally {
      this.isLocked = false;
    }
  }

  private async ask(address: string, from: { readonly clientId: string; readonly resultingClientId: string }, mode?: 'navigate') {
    const request = new Request(simulatedScope + address.slice(1));
    // A program cannot make such a request.
    if (mode) Object.defineProperty(request, 'mode', { value: mode });
    return this.worker.answer(request, from);
  }

  /** Asks for a part of a page, which has it or does without. */
  private async part(page: OpenPage, address: string): Promise<void> {
    const response = await this.ask(address, { clientId: page.id, resultingClientId: '' }).catch(() => undefined);
    if (response?.ok) page.parts.set(address, await response.text());
    else this.story.failures += 1;
  }

  private async readParts(page: OpenPage, route: string): Promise<void> {
    const html = page.parts.get(route) ?? '';
    for (const [, address = ''] of html.matchAll(/src="([^"]+)"/g)) await this.part(page, address);
    await this.part(page, dataOf(route));
    if (this.random.next() < 0.5) await this.part(page, this.random.pick(simulatedData));
    // A script that comes later.
    for (const text of [...page.parts.values()])
      for (const [, address = ''] of text.matchAll(/loads (\S+)/g)) if (this.random.next() < 0.5) await this.part(page, address);
  }

  /** Opens a page by its address, as a link from elsewhere does. Returns it where it is there. */
  async open(route: string): Promise<OpenPage | undefined> {
    this.clients += 1;
    const wasKept = (await this.notes().read('current')) !== undefined;
    const page: OpenPage = { id: `client ${this.clients}`, parts: new Map(), aside: null, wasKept, isBound: false };
    const response = await this.ask(route, { clientId: '', resultingClientId: page.id }, 'navigate').catch(() => undefined);
    if (!response || response.type === 'error') {
      this.story.failures += 1;
      return undefined;
    }
    const to = response.headers.get('location');
    if (to !== null) return this.open(new URL(to).pathname.slice(new URL(simulatedScope).pathname.length - 1));
    const text = await response.text();
    const shown = response.status === 404 ? '/404.html' : route;
    page.parts.set(shown, text);
    page.isBound = (await this.notes().read('client', page.id)) !== undefined;
    this.story.pages += 1;
    if (!this.server.online) this.story.offlinePages += 1;
    this.pages.push(page);
    await this.readParts(page, shown);
    return page;
  }

  /** Goes on in a page that is open: to another route without loading it whole, or to what it fetches later. */
  async goOn(): Promise<void> {
    if (this.pages.length === 0) return;
    const page = this.random.pick(this.pages);
    page.aside = null;
    if (this.random.next() < 0.5) await this.part(page, dataOf(this.random.pick(simulatedRoutes)));
    else await this.readParts(page, [...page.parts.keys()][0] ?? '/');
  }

  /** The browser puts a page aside, for the way back. */
  putAside(): void {
    if (this.pages.length > 0) this.random.pick(this.pages).aside ??= this.now;
  }

  /** Closes a page, and looks whether all that it had is of one build. */
  close(): void {
    const index = this.random.below(Math.max(1, this.pages.length));
    const [page] = this.pages.splice(index, 1);
    if (page) this.judge(page);
  }

  closeAll(): void {
    for (const page of this.pages.splice(0)) this.judge(page);
  }

  private judge(page: OpenPage): void {
    const parts = [...page.parts];
    if (this.server.builds.some(({ files }) => parts.every(([address, text]) => files.get(address) === text))) return;
    if (page.isBound) this.story.mixtures.push({ parts });
    else if (page.wasKept) this.story.unbound += 1;
  }

  private notes(): KeptNotes {
    return keptNotes(
      simulatedCaches(this.stored, () => undefined),
      simulatedScope,
    );
  }

  /** Without a network: opens every page that is kept, which has to come with its script and data. */
  async readOffline(): Promise<void> {
    const kept = await this.notes().read('current');
    if (!kept) return;
    const build = this.server.builds.find(({ manifest }) => manifest.build === kept.build);
    const { online, weather } = this.server;
    this.server.online = false;
    this.worker = this.startWorker();
    for (const route of simulatedRoutes) {
      const [digest, , , [piece = 0] = []] = build?.manifest.files[route] ?? [];
      const isChosen = piece === 0 || kept.pieces.includes(build?.manifest.pieces[piece] ?? '');
      if (digest === undefined || !isChosen) continue;
      const page = await this.open(route);
      const has = (address: string): boolean => page?.parts.get(address) === build?.files.get(address);
      if (!page || ![route, dataOf(route)].every(has) || page.parts.size < 3) this.story.white.push(route);
    }
    // It may still be there, lead to the page that says that it is not kept, or be unknown to the build.
    const other = await this.open('/other');
    if (!['/other', offlineRoute, '/404.html'].some((address) => other?.parts.has(address))) this.story.white.push('/other');
    Object.assign(this.server, { online, weather });
  }
}
