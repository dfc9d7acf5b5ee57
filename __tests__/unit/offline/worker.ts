import { digestOfText } from '../../../bench/offline/simulatedBuild';
import { simulatedCaches } from '../../../bench/offline/simulatedCaches';
import type { StoredCaches } from '../../../bench/offline/simulatedCaches';
import { cacheNames, fileKey } from '../../../src/tools/offline/keptFiles';
import { keptNotes } from '../../../src/tools/offline/keptNotes';
import { createAnswers } from '../../../src/tools/offline/worker/answers';
import type { OpenClient } from '../../../src/tools/offline/worker/world';
import { oneByOne } from '../../../src/tools/offline/worker/world';
import type { ListedFile, OfflineManifest } from '../../../src/model/offlineManifest';

/** Where the site of the tests lies. */
export const scope = 'https://site.test/docs/';

/** Texts by address; pages have no extension, or end in a slash. */
export type Texts = Readonly<Record<string, string>>;

/** A build of some files, all in the first piece but those named. */
export function buildOf(build: string, texts: Texts, others: readonly string[] = []): OfflineManifest {
  const files = Object.entries(texts).map(([address, text]): [string, ListedFile] => [
    address,
    [digestOfText(text), text.length, text.length, [others.includes(address) ? 1 : 0]],
  ]);
  return { build, pieces: ['base', 'pages'], files: Object.fromEntries(files) };
}

const typeOf = (address: string): string => (/\.(?!html)\w+$/.test(address) ? 'text/plain' : 'text/html');

/** A server's answers by address; what is missing is not found. */
export function serverOf(texts: Texts, manifest?: OfflineManifest, notFound = '404'): (address: string) => Response {
  return (address) => {
    if (address === '/offline.json' && manifest) return Response.json(manifest);
    const text = texts[address];
    if (text === undefined) return new Response(notFound, { status: 404, headers: { 'content-type': 'text/html' } });
    return new Response(text, { headers: { 'content-type': typeOf(address) } });
  };
}

/** A worker with what is kept, before a server. */
export class TestWorker {
  readonly stored: StoredCaches = new Map();
  /** Whether the browser's storage fails, to be read or to be written. */
  broken: 'read' | 'write' | null = null;
  readonly caches = simulatedCaches(this.stored, (what) => {
    if (what === this.broken || this.broken === 'read') throw new DOMException('Broken.', 'UnknownError');
  });
  readonly asked: string[] = [];
  hasLeft = false;
  /** What the browser says is open. */
  clients: readonly OpenClient[] = [];
  server: (address: string, request: { readonly cache: RequestCache }) => Response | Promise<Response> = serverOf({});
  private answer = this.start();

  private start() {
    return createAnswers(
      {
        scope,
        caches: this.caches,
        fetch: async (request, init) => {
          const url = new URL(typeof request === 'string' ? request : request.url);
          const address = url.pathname.slice('/docs'.length);
          this.asked.push(address);
          const cache = init?.cache ?? (typeof request === 'string' ? 'default' : request.cache);
          return this.server(address, { cache });
        },
        digestOf: (bytes) => Promise.resolve(digestOfText(new Uint8Array(bytes))),
        openClients: () => Promise.resolve(this.clients),
        ifAlone: (work) => work(),
        now: () => 0,
        patience: 10,
        leave: () => {
          this.hasLeft = true;
          return Promise.resolve();
        },
      },
      oneByOne(),
    );
  }

  /** The browser ends it and starts it again. */
  restart(): void {
    this.answer = this.start();
  }

  /** Keeps a build, but for some files. */
  async keep(manifest: OfflineManifest, texts: Texts, without: readonly string[] = []): Promise<void> {
    const notes = keptNotes(this.caches, scope);
    await notes.write('manifest', manifest, manifest.build);
    await notes.write('current', { build: manifest.build, pieces: ['pages'], at: 0 });
    const shelf = await this.caches.open(cacheNames(scope).files);
    for (const [address, text] of Object.entries(texts)) {
      if (without.includes(address)) continue;
      const headers = { 'content-type': typeOf(address) };
      await shelf.put(fileKey(scope, address, digestOfText(text)), new Response(text, { headers }));
    }
  }

  /** Opens a page by its address. */
  async open(address: string, client: string): Promise<Response> {
    const request = new Request(scope + address.slice(1));
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    return this.answer(request, { clientId: '', resultingClientId: client });
  }

  /** Asks for a part of a page; `becomes` is the worker that it becomes. */
  async part(address: string, client: string, { method = 'GET', becomes = '' } = {}): Promise<Response> {
    return this.answer(new Request(scope + address.slice(1), { method }), { clientId: client, resultingClientId: becomes });
  }
}
