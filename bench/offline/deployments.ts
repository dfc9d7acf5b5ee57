import { parseArgs } from 'node:util';
import { simulateDeployments } from './simulateDeployments';

const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const count = Number(values.count ?? 1000);

void simulateDeployments(count, seed).then(
  ({ deployments, pages, offlinePages, unbound, failures, keeps, brokenKeeps, mixtures, white }) => {
    console.log(
      [
        `Seed ${seed}: ${deployments} deployments, ${pages} pages opened, ${offlinePages} of them without a network.`,
        `Kept ${keeps} times, broken off ${brokenKeeps} times; ${failures} requests failed.`,
        `Pages of mixed builds: ${mixtures.length}. Pages of the network whose build was not certain and that mixed as without a worker: ${unbound}.`,
        `Kept pages that did not open without a network: ${white.length}.`,
      ].join('\n'),
    );
    for (const { parts } of mixtures.slice(0, 3)) console.log(parts);
    process.exitCode = mixtures.length + white.length > 0 ? 1 : 0;
  },
);
