import type { Random } from '../random';
import { firstVersions, nextVersions, simulatedBuild } from './simulatedBuild';
import type { Digest, SimulatedBuild } from './simulatedBuild';

/** Address below which the simulated site lies. */
export const simulatedScope = 'https://site.test/docs/';

/** How long a browser waits for an answer, in ms; longer than the worker does. */
const browserPatience = 40;

/** How likely something happens at each request. */
export interface Weather {
  readonly deploys: number;
  readonly breaks: number;
  readonly hangs: number;
  /** A cache on the way answers with what the server had before, unless it is told to ask. */
  readonly isOld: number;
}

/** Nothing but answers. */
export const fairWeather: Weather = { deploys: 0, breaks: 0, hangs: 0, isOld: 0 };

const types: readonly (readonly [RegExp, string])[] = [
  [/\.json$/, 'application/json'],
  [/\.js$/, 'text/javascript'],
];

const responseOf = ({ files }: SimulatedBuild, address: string): Response => {
  const text = files.get(address);
  const type = types.find(([pattern]) => pattern.test(address))?.[1] ?? 'text/html';
  if (text === undefined || address === '/404.html')
    return new Response(files.get('/404.html') ?? '', { status: 404, headers: { 'content-type': 'text/html' } });
  return new Response(text, { headers: { 'content-type': type } });
};

/** A server that changes from build to build, and the network before it. */
export class SimulatedServer {
  /** Every build that it has had; the last one is the one that it has. */
  readonly builds: SimulatedBuild[];
  private versions = firstVersions;
  online = true;
  weather = fairWeather;

  constructor(
    private readonly random: Random,
    private readonly digest: Digest,
  ) {
    this.builds = [simulatedBuild(firstVersions, digest)];
  }

  /** Changes to another build at once. What the earlier one had is gone. */
  deploy(): void {
    this.versions = nextVersions(this.random, this.versions, this.builds.length);
    this.builds.push(simulatedBuild(this.versions, this.digest));
  }

  /** Answers as `fetch` does. */
  async fetch(request: Request | string, init: RequestInit = {}): Promise<Response> {
    const { deploys, breaks, hangs, isOld } = this.weather;
    const given = typeof request === 'string' ? undefined : request;
    const url = new URL(typeof request === 'string' ? request : request.url);
    const cache = init.cache ?? given?.cache ?? 'default';
    const signal = init.signal ?? given?.signal;
    if (this.random.next() < deploys) this.deploy();
    if (!this.online || this.random.next() < breaks || signal?.aborted) throw new TypeError('The network failed.');
    if (this.random.next() < hangs) {
      await new Promise((_resolve, reject) => {
        const end = (): void => reject(new TypeError('The network failed after a long time.'));
        signal?.addEventListener('abort', end);
        setTimeout(end, browserPatience);
      });
    }
    const address = url.pathname.slice(new URL(simulatedScope).pathname.length - 1);
    const old = this.builds.at(-2);
    const isFresh = cache === 'no-cache' || cache === 'reload' || cache === 'no-store';
    const build = old && !isFresh && this.random.next() < isOld ? old : this.builds.at(-1);
    // The last one is there: the first is never taken away.
    return responseOf(build ?? simulatedBuild(firstVersions, this.digest), address);
  }
}
