import { awkwardSite } from './awkwardSite';
import { builtSite } from './buildSite';
import { growingBuilds } from './growingSite';
import { hostedSite } from './hostedSite';
import { hostileSite } from './hostileSite';
import { beginRun } from './testRun';
import { toolsSite } from './toolsSite';

// Builds small sites that the command line names before jest starts: in jest, suites that need the same site would wait for each other.

const sites = [awkwardSite, hostedSite, hostileSite, toolsSite];

beginRun();
for (const name of process.argv.slice(2)) {
  const site = sites.find((one) => one.name === name);
  if (site) builtSite(site);
  else growingBuilds();
}
