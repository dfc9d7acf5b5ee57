import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { publishedAnchors } from '../../scripts/publishedAnchors';
import { formatProblem } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';
import type { pipeline } from '../../src/plugins';
import type { loadSite } from '../../src/routes/loadSite';
import type { definitions } from '../../src/site/definitions';
import { codeEdits } from './codeEdits';
import type { Edit } from './edit';
import { explainDifference, guideEdits } from './guideEdits';
import { pageEdits } from './pageEdits';
import { checkStructure, checkTypes, failureOf, program, root, scratch } from './programs';
import { toolsOf, tryRemoval } from './removals';
import { ScratchSite } from './scratchSite';
import { tableEdits } from './tableEdits';

/** What contributors do most, each as one of them would. None of them knows what the content says today. */
const edits: readonly Edit[] = [...tableEdits, ...pageEdits, ...guideEdits, ...codeEdits];

/** The modules of the scratch copy with which `npm run check` checks. */
interface Checks {
  readonly loadSite: typeof loadSite;
  readonly definitions: typeof definitions;
  readonly pipeline: typeof pipeline;
  readonly publishedAnchors: typeof publishedAnchors;
}

function checksOf(folder: string): Checks {
  const from = <Name extends keyof Checks>(file: string, name: Name): Checks[Name] =>
    // oxlint-disable-next-line typescript/no-require-imports -- read anew after each change
    (require(path.join(folder, file)) as Pick<Checks, Name>)[name]; // the file exports it so
  return {
    loadSite: from('src/routes/loadSite', 'loadSite'),
    definitions: from('src/site/definitions', 'definitions'),
    pipeline: from('src/plugins', 'pipeline'),
    publishedAnchors: from('scripts/publishedAnchors', 'publishedAnchors'),
  };
}

/** Clears the require cache of the scratch copy, so that the next check runs the edited code. */
function forgetCode(): void {
  for (const file of Object.keys(require.cache)) if (file.startsWith(scratch)) delete require.cache[file];
}

interface Found {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** What `npm run check` finds in the scratch copy. */
function check({ folder, hasOtherCode }: ScratchSite): Found {
  if (hasOtherCode) forgetCode();
  const { loadSite: load, definitions: given, pipeline, publishedAnchors: anchorsOf } = checksOf(folder);
  const { site, problems, warnings } = load(folder, given, pipeline);
  return { problems: problems.length > 0 ? problems : anchorsOf(folder, site).problems, warnings };
}

/** A message about a wrong number: its column, the number, and the right one. */
const advice = /"?(\w+)"? is (-?[\d.,]+), but .*?(?:\bis|gives?|says) (-?[\d.,]+)\. Correct/;

const plain = (number: string): string => number.replaceAll(',', '');

/** Redraws the drawings that a message names. Returns false for other messages. */
function draw(site: ScratchSite, message: string): boolean {
  const [, drawings] = /npm run figures (\w+)/.exec(message) ?? [];
  if (drawings === undefined) return false;
  for (const folder of ['content/figures', 'figures/tables']) site.expectChanges(folder);
  return failureOf(program('tsx'), 'figures/draw.ts', drawings) === '';
}

/** Follows the advice of a message, such as the number for a cell. Returns false if a program can't follow it. */
function follow(site: ScratchSite, { file, line, message }: Problem): boolean {
  if (line !== undefined && /#step-\d+".*Delete this line/.test(message)) {
    site.change(file, (text) =>
      text
        .split('\n')
        .toSpliced(line - 1, 1)
        .join('\n'),
    );
    return true;
  }
  if (explainDifference(site, message) || draw(site, message)) return true;
  const [, column = '', , wanted = ''] = advice.exec(message) ?? [];
  if (line === undefined || !file.endsWith('.csv') || !(column in (site.rows(file)[0] ?? {}))) return false;
  site.changeRow(file, () => ({ [column]: plain(wanted) }), site.rowAt(file, line));
  return true;
}

/** Follows the advice of messages until none is left that a program can follow. Returns the remaining problems. */
function repaired(site: ScratchSite, found: readonly Problem[]): readonly Problem[] {
  let problems = found;
  for (let round = 0; round < 12 && problems.length > 0; round += 1) {
    const followed = problems.filter((problem) => follow(site, problem));
    if (followed.length === 0) return problems;
    problems = check(site).problems;
  }
  return problems;
}

/** Mistakes that the type checker and the check of imports find in code. */
const codeMistakes = (): string[] => [checkTypes(), checkStructure()].filter((text) => text !== '').flatMap((text) => text.split('\n'));

/** Makes an edit, and runs what goes with it. */
function make(site: ScratchSite, { apply, runs }: Edit): void {
  apply(site);
  if (runs === undefined) return;
  for (const folder of ['docs', 'src/templates']) site.expectChanges(folder);
  const failure = failureOf(program('tsx'), runs);
  if (failure !== '') throw new Error(failure);
}

/** Tries one edit; returns what went wrong, in lines. */
function tryEdit(site: ScratchSite, edit: Edit): string[] {
  const { finds, mend } = edit;
  make(site, edit);
  const { problems, warnings } = check(site);
  const lines = problems.map(formatProblem);
  if (!finds) return lines;
  if (![...lines, ...warnings.map(formatProblem)].some((line) => finds.test(line)))
    return [`check finds nothing like ${String(finds)}`, ...lines];
  mend?.(site);
  return repaired(site, mend ? check(site).problems : problems).map(formatProblem);
}

/** Words that pages of the built site lack. */
function missingWords(site: ScratchSite, { name, shows }: Edit): string[] {
  return Object.entries(shows?.(site) ?? {}).flatMap(([file, words]) => {
    const full = path.join(scratch, 'public', file);
    const text = existsSync(full) ? readFileSync(full, 'utf8').replaceAll(/<!--.*?-->|<[^>]+>|\[|\]\([^)]*\)/g, '') : '';
    return text.replaceAll(/\s/g, ' ').includes(words) ? [] : [`${name}: public/${file} doesn't show "${words}".`];
  });
}

/** All edits together: checked, built, and tested by everything that needs no browser. */
function buildAll(site: ScratchSite): void {
  for (const edit of edits) {
    make(site, edit);
    edit.mend?.(site);
  }
  const left = repaired(site, check(site).problems);
  if (left.length > 0) throw new Error(`All edits together are refused:\n${left.map(formatProblem).join('\n')}`);
  for (const [command, ...args] of [
    ['gatsby', 'build'],
    ['jest', '--selectProjects', 'unit', 'content', 'build', '--maxWorkers=1'],
  ] as const) {
    const failure = failureOf(program(command), ...args);
    if (failure !== '') throw new Error(`With all edits together, ${command} ${args.join(' ')} fails:\n${failure}`);
    if (command !== 'gatsby') continue;
    const missing = edits.flatMap((edit) => missingWords(site, edit));
    if (missing.length > 0) throw new Error(missing.join('\n'));
  }
}

/** Tries each edit with the checks. With `--build`, tools are removed, too, and all edits together are built, and tests run on them. */
function main(): void {
  const site = ScratchSite.make(root, scratch);
  const before = check(site).problems;
  if (before.length > 0) throw new Error(`The content has mistakes before any edit. Run npm run check.`);
  let failed = 0;
  const isBuilt = process.argv.includes('--build');
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const tried = edits.filter(({ name }) => named.length === 0 || named.some((word) => name.includes(word)));
  for (const edit of tried) {
    const start = performance.now();
    const wrong = tryEdit(site, edit);
    const hadOtherCode = site.hasOtherCode;
    site.reset();
    if (hadOtherCode) forgetCode();
    console.log(`${wrong.length > 0 ? 'WRONG ' : 'right '} ${edit.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    for (const line of wrong) console.log(`        ${line}`);
    if (wrong.length > 0) failed += 1;
  }
  for (const tool of toolsOf(site).filter((name) => isBuilt || named.some((word) => `remove ${name}`.includes(word)))) {
    const { wrong, further } = tryRemoval(site, tool);
    site.reset();
    console.log(
      `${wrong.length > 0 ? 'WRONG ' : 'right '} remove ${tool}: ${further.length} further files${further.map((file) => `\n        ${file}`).join('')}`,
    );
    for (const line of wrong) console.log(`        ${line}`);
    if (wrong.length > 0) failed += 1;
  }
  forgetCode();
  for (const edit of tried) make(site, edit);
  const code = site.hasOtherCode ? codeMistakes() : [];
  site.reset();
  forgetCode();
  if (code.length > 0) throw new Error(`With all edits together, types or structure fail:\n${code.join('\n')}`);
  if (failed > 0) throw new Error(`${failed} edits are refused without a mistake in them, or need more than they should.`);
  if (isBuilt) buildAll(site);
}

main();
