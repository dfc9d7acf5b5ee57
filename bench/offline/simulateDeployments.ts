import { createRandom } from '../random';
import { digestOfText, simulatedRoutes } from './simulatedBuild';
import { newStory, SimulatedReader } from './simulatedReader';
import type { Story } from './simulatedReader';
import { fairWeather, SimulatedServer } from './simulatedServer';

/** What goes wrong at a request, on a bad day. */
const badWeather = { deploys: 0.02, breaks: 0.05, hangs: 0.01, isOld: 0.1 };

/** Things that happen between two deployments. */
const events = 14;

/** What is told of a run. */
export interface Simulated extends Story {
  readonly deployments: number;
}

/**
 * Simulates a reader who keeps the site while it is published again and again: pages are opened, left and put aside, the network fails,
 * hangs and answers with old files, the browser ends the worker in the middle of its work and takes away what is kept, keeping is broken
 * off or finds no room. The worker and what keeps the site are the project's own code. `digest` is for a worker that does not compare.
 */
export async function simulateDeployments(count: number, seed: number, digest = digestOfText): Promise<Simulated> {
  const random = createRandom(seed);
  const server = new SimulatedServer(random, digest);
  const story = newStory();
  const reader = new SimulatedReader(random, server, story, digest);
  await reader.keep(['guides', 'pages'], Infinity, false);
  const happen: readonly (() => Promise<unknown> | void)[] = [
    () => reader.open(random.pick(simulatedRoutes)),
    () => reader.open(random.pick(simulatedRoutes)),
    () => reader.open('/nowhere'),
    () => reader.goOn(),
    () => reader.goOn(),
    () => reader.goOn(),
    () => reader.close(),
    () => reader.restartWorker(),
    () => reader.putAside(),
    () => reader.sweep(),
    () => reader.wait(random.below(6 * 60 * 60 * 1000)),
    () => void (server.online = random.next() < 0.8),
    () => void (server.weather = random.next() < 0.5 ? badWeather : fairWeather),
    () => reader.keep(random.pick([['guides'], ['guides', 'pages']]), random.below(80), random.next() < 0.3),
    () => reader.keep(['guides', 'pages'], Infinity, false),
  ];
  while (server.builds.length <= count) {
    server.deploy();
    for (let event = 0; event < events; event++) await random.pick(happen)();
    if (random.next() < 0.2) await reader.readOffline();
    if (random.next() < 0.02) {
      reader.closeAll();
      reader.evict();
    }
  }
  reader.closeAll();
  return { ...story, deployments: server.builds.length - 1 };
}
