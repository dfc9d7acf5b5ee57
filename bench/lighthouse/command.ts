import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { launchOptions } from '../../__tests__/browser/browsers';
import { createSiteServer, listenLocally } from '../../scripts/siteServer';
import { pageKinds } from './pageKinds';
import { figureColumns, figures } from './report';
import type { LighthouseReport } from './report';

/** Lighthouse is large: it is installed outside git, in this version. */
const version = '12.8.2';
const folder = path.resolve(__dirname, '../../.bench/lighthouse');
const resultsFile = path.join(__dirname, 'results.csv');
const reportFile = path.join(folder, 'report.json');

const runFile = promisify(execFile);

async function install(): Promise<void> {
  const installed = path.join(folder, 'node_modules/lighthouse/package.json');
  if (existsSync(installed) && (JSON.parse(readFileSync(installed, 'utf8')) as { version: string }).version === version) return;
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'bench-lighthouse', private: true, dependencies: { lighthouse: version } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  console.log('Installing Lighthouse …');
  await runFile('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: folder });
}

/** Lighthouse judges a phone unless it is told otherwise. */
const forms: Readonly<Record<string, readonly string[]>> = { phone: [], desktop: ['--preset=desktop'] };

async function judge(address: string, flags: readonly string[]): Promise<LighthouseReport> {
  rmSync(reportFile, { force: true });
  const all = [
    address,
    `--output-path=${reportFile}`,
    '--output=json',
    '--quiet',
    '--ignore-status-code',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, CHROME_PATH: launchOptions().executablePath };
  await runFile(path.join(folder, 'node_modules/.bin/lighthouse'), [...all, ...flags], { cwd: folder, env, timeout: 180_000 });
  return JSON.parse(readFileSync(reportFile, 'utf8')) as LighthouseReport; // written by Lighthouse
}

/** Kind and form of a row, which stand first and hold no comma. */
const keyOf = (row: string): string => row.split(',').slice(0, 2).join(',');

/** Rows that were measured before: those that are not measured now stay. */
function earlierRows(): Map<string, string> {
  const text = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '';
  const rows = text.split('\n').slice(1).filter(Boolean);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Judges a page of each kind, or of those that are named, and prints and keeps the figures. */
async function main(named: readonly string[]): Promise<void> {
  await install();
  const { origin, close } = await listenLocally(createSiteServer(path.resolve(__dirname, '../../public')));
  const rows = earlierRows();
  console.log(figureColumns.join(','));
  for (const [kind, route] of pageKinds.filter(([name]) => named.length === 0 || named.includes(name))) {
    for (const [form, flags] of Object.entries(forms)) {
      try {
        const row = figures(kind, form, await judge(origin + route, flags)).join(',');
        rows.set(keyOf(row), row);
        console.log(row);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${kind}, ${form}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  await close();
  const known = pageKinds.flatMap(([kind]) => Object.keys(forms).flatMap((form) => rows.get(`${kind},${form}`) ?? []));
  writeFileSync(resultsFile, `${[figureColumns.join(','), ...known].join('\n')}\n`);
}

void main(process.argv.slice(2));
