// Sends 5,000 odd requests to the project's server: `npm run fuzz:addresses [seed] [count]`.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fuzzAddresses } from './fuzzAddresses';

const [seed = String(Date.now() % 1_000_000), count = '5000'] = process.argv.slice(2);
const folder = path.resolve(__dirname, '../../public');
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !file.endsWith('.map'));

async function main(): Promise<void> {
  console.log(`Seed ${seed}, ${count} requests.`);
  // The second one stands in package.json, beside the folder.
  const secrets = ['root:x:', '"name": "openarm-docs"'];
  const faults = await fuzzAddresses({ folder, count: Number(count), seed: Number(seed), paths, secrets });
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void main();
