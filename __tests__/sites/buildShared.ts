import { awkwardSite } from './awkwardSite';
import { builtSite } from './buildSite';
import { growingBuilds } from './growingSite';
import { hostedSite } from './hostedSite';
import { hostileSite } from './hostileSite';
import { beginRun } from './testRun';
import { toolsSite } from './toolsSite';

// `npm test` builds the small sites that suites share before it starts jest, where suites would wait for each other.

const builds = new Map<string, () => unknown>([
  ['growing', growingBuilds],
  ...[awkwardSite, hostedSite, hostileSite, toolsSite].map((site) => [site.name, () => builtSite(site)] as const),
]);

beginRun();
for (const name of process.argv.slice(2)) {
  const build = builds.get(name);
  if (!build) throw new Error(`No suites share a site "${name}". Known: ${[...builds.keys()].join(', ')}.`);
  build();
}
