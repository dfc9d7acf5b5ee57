// Opens the built site in 500 odd states in Chromium: `npm run fuzz:client [seed] [count]`.
import { openSite } from '../../__tests__/browser/site';
import { fuzzClient } from './fuzzClient';

const [seed = String(Date.now() % 1_000_000), count = '500'] = process.argv.slice(2);

async function main(): Promise<void> {
  console.log(`Seed ${seed}, ${count} states.`);
  const site = await openSite();
  try {
    const faults = await fuzzClient(site, Number(count), Number(seed));
    for (const fault of faults) console.log(fault);
    console.log(`${faults.length} faults.`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await site.close();
  }
}

void main();
