import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { formatProblem } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';
import type { Sidebars } from '../../src/model/siteTypes';
import { loadSite } from '../../src/routes/loadSite';
import { definitions } from '../../src/site/definitions';
import { publishedAnchors } from '../../scripts/publishedAnchors';
import { edits } from './edits';
import type { Edit } from './edits';
import { ScratchSite } from './scratchSite';
import { rooms } from '../../src/rooms';

const root = path.resolve(__dirname, '../..');
const scratch = path.join(root, '.test-sites/edits');

/** What the scratch copy takes from the project: content and all that checks, builds and tests it. */
const entries = [
  'content',
  'src',
  'static',
  'scripts',
  'bench',
  '__tests__',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'jest.config.js',
  'jest.sequencer.mjs',
  'jest.repeated.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/** The sidebars of the scratch copy as they are now. */
function sidebarsOf(site: ScratchSite): Sidebars {
  const file = path.join(site.folder, 'src/site/sidebars.ts');
  delete require.cache[file];
  // oxlint-disable-next-line typescript/no-require-imports -- read anew each time
  return (require(file) as { readonly sidebars: Sidebars }).sidebars; // the file declares it so
}

/** What `npm run check` finds in the scratch copy. */
function check(scratchSite: ScratchSite): readonly Problem[] {
  const { site, problems } = loadSite(scratchSite.folder, { ...definitions, sidebars: sidebarsOf(scratchSite) }, rooms);
  return problems.length > 0 ? problems : publishedAnchors(scratchSite.folder, site).problems;
}

/** A number that a message says is wrong, and the one that others give. */
const advice = /"?(\w+)"? is (-?[\d.,]+), but .*?(?:\bis|gives?|says) (-?[\d.,]+)\. Correct/;

const plain = (number: string): string => number.replaceAll(',', '');

/** Writes the number that a message gives into the cell that it names; false where the message says nothing of the kind. */
function follow(site: ScratchSite, { file, line, message }: Problem): boolean {
  const [, column = '', , wanted = ''] = advice.exec(message) ?? [];
  if (line === undefined || !(column in (site.rows(file)[0] ?? {}))) return false;
  const index = site.rowAt(file, line);
  site.changeRows(file, (rows) => rows.map((row, at) => (at === index ? { ...row, [column]: plain(wanted) } : row)));
  return true;
}

/** Follows the advice in messages until there is none left. Returns what is still wrong. */
function repaired(site: ScratchSite, found: readonly Problem[]): readonly Problem[] {
  let problems = found;
  for (let round = 0; round < 12 && problems.length > 0; round += 1) {
    const followed = problems.filter((problem) => follow(site, problem));
    if (followed.length === 0) return problems;
    problems = check(site);
  }
  return problems;
}

/** Tries one edit; returns what went wrong, in lines. */
function tryEdit(site: ScratchSite, { apply, finds, mend }: Edit): string[] {
  apply(site);
  const found = check(site);
  const lines = found.map(formatProblem);
  if (!finds) return lines;
  if (!lines.some((line) => finds.test(line))) return [`check finds nothing like ${String(finds)}`, ...lines];
  mend?.(site);
  return repaired(site, mend ? check(site) : found).map(formatProblem);
}

function runIn(folder: string, command: string, ...args: readonly string[]): void {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CPU_COUNT: '1', PARCEL_WORKERS: '0' };
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', command), args, { cwd: folder, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`With all edits together, ${command} ${args.join(' ')} fails: see above.`);
}

/** Tries each edit with the checks. With `--build`, all of them together are built, and the tests that read the content run on them. */
function main(): void {
  const site = ScratchSite.make(root, scratch, entries);
  const before = check(site);
  if (before.length > 0) throw new Error(`The content has mistakes before any edit. Run npm run check.`);
  let failed = 0;
  for (const edit of edits) {
    const start = performance.now();
    const wrong = tryEdit(site, edit);
    site.reset();
    console.log(`${wrong.length > 0 ? 'WRONG ' : 'right '} ${edit.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    for (const line of wrong) console.log(`        ${line}`);
    if (wrong.length > 0) failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} of ${edits.length} edits are refused without a mistake in them.`);
  if (!process.argv.includes('--build')) return;
  for (const edit of edits) {
    edit.apply(site);
    edit.mend?.(site);
  }
  const left = repaired(site, check(site));
  if (left.length > 0) throw new Error(`All edits together are refused:\n${left.map(formatProblem).join('\n')}`);
  runIn(scratch, 'gatsby', 'build');
  runIn(scratch, 'jest', '--selectProjects', 'content', '--maxWorkers=1');
}

main();
