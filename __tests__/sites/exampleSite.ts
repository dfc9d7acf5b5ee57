import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { wordsFrom } from '../../src/guides/content/labelWords';
import { readTables } from '../../src/content/loadContent';
import { tableDefinitions } from '../../src/rooms';

const root = path.resolve(__dirname, '../..');

/** Documents, posts and tables of the example site, and definitions that replace the project's. */
const fixture = path.join(root, '__tests__/fixtures/site');

/** Where the example site is put together and built. It stays between runs, so that Gatsby builds only what has changed. */
export const exampleFolder = path.join(root, '.test-sites/example');

/** The built site that browser tests open: the example, or another one that the environment names. */
export const examplePublic = process.env.SITE_DIR ?? path.join(exampleFolder, 'public');

/** What the example site takes from the project as it is: its code, and the drawings and meshes that its documents name. */
const projectFiles = [
  'src',
  'static',
  'scripts',
  'content/figures',
  'content/solids',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true, preserveTimestamps: true });

const readTable = (file: string): string[][] => parse(readFileSync(file, 'utf8'));

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Gives the tables of the example the shape of the project's, so that a new table or column needs no change here: what the example lacks comes
 * from the row with the same first cell, else from the first row; what the project has given up goes.
 */
function shapeTables(): void {
  const [from, to] = [path.join(root, 'content/data'), path.join(exampleFolder, 'content/data')];
  const own = readdirSync(from).filter((name) => name.endsWith('.csv'));
  for (const name of readdirSync(to)) if (!own.includes(name)) rmSync(path.join(to, name));
  for (const name of own) {
    const target = path.join(to, name);
    if (!existsSync(target)) {
      copy(path.join(from, name), target);
      continue;
    }
    const [[columns = [], ...wanted], [given = [], ...rows]] = [readTable(path.join(from, name)), readTable(target)];
    if (columns.join() === given.join()) continue;
    const model = (key: string | undefined): readonly string[] => wanted.find(([first]) => first === key) ?? wanted[0] ?? [];
    const shaped = rows.map((row) =>
      columns.map((column, at) => (given.includes(column) ? row[given.indexOf(column)] : model(row[0])[at]) ?? ''),
    );
    writeFileSync(target, `${[columns, ...shaped].map((row) => row.map(quoted).join(',')).join('\n')}\n`);
  }
}

const emptyDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 720 540"></svg>\n';

/** Writes the labels of the project's drawings that are about rows of which the example has none. */
function writeLabels(): void {
  const [here, there] = [exampleFolder, root].map((folder) => wordsFrom(readTables(folder, tableDefinitions).tables));
  const figures = path.join(exampleFolder, 'content/figures');
  for (const name of readdirSync(figures).filter((file) => file.endsWith('.svg'))) {
    const svg = readFileSync(path.join(figures, name), 'utf8');
    const written = svg.replace(/(?<=<(text|title|desc)\b[^>]*>)[^<]*\{[^<]*(?=<\/\1>)/g, (label) => {
      const words = here && 'mistake' in here(label, name) ? there?.(label, name) : undefined;
      return words && 'text' in words ? words.text.replace(/&(?!\w+;)/g, '&amp;').replaceAll('<', '&lt;') : label;
    });
    if (written !== svg) writeFileSync(path.join(figures, name), written);
  }
}

/** Drawings that a document names and the project has given up: the example keeps an empty one, because it tests code. */
function drawMissing(): void {
  const docs = path.join(exampleFolder, 'content/docs');
  const figures = path.join(exampleFolder, 'content/figures');
  for (const file of readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx')))
    for (const [name] of readFileSync(path.join(docs, file), 'utf8').matchAll(/[\w-]+\.svg/g)) {
      const drawing = path.join(figures, name);
      if (!existsSync(drawing)) writeFileSync(drawing, emptyDrawing);
    }
}

/** Photos that the example's tables and documents name, which may come from the project. */
function copyPhotos(): void {
  const content = path.join(exampleFolder, 'content');
  const [from, to] = [root, exampleFolder].map((folder) => path.join(folder, 'content/photos')) as [string, string];
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(csv|mdx?)$/.test(name)))
    for (const [name] of readFileSync(path.join(content, file), 'utf8').matchAll(/[\w-]+\.(?:jpe?g|png|webp|avif)\b/g))
      if (existsSync(path.join(from, name))) copy(path.join(from, name), path.join(to, name));
}

/** Gives the example a history, so that its pages have a day of their last change whatever happens to the project's. */
function commitContent(): void {
  const date = '2026-01-15T12:00:00Z';
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=OpenArm', '-c', 'user.email=docs@example.org', '-c', 'commit.gpgsign=false', ...args], {
      cwd: exampleFolder,
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  rmSync(path.join(exampleFolder, '.git'), { recursive: true, force: true });
  git('init', '-q');
  git('add', 'content/docs', 'content/blog', 'content/data');
  git('commit', '-q', '-m', 'Write the example');
}

/** Puts the example site together: the project's code with documents and tables that change only when a test needs it. */
export function writeExample(): void {
  for (const entry of [...projectFiles, 'content']) rmSync(path.join(exampleFolder, entry), { recursive: true, force: true });
  mkdirSync(exampleFolder, { recursive: true });
  for (const entry of projectFiles) copy(path.join(root, entry), path.join(exampleFolder, entry));
  copy(fixture, exampleFolder);
  shapeTables();
  writeLabels();
  drawMissing();
  copyPhotos();
  commitContent();
}

/** Builds the example site; ends the process with what Gatsby said where it cannot be built. */
export function buildExample(): void {
  writeExample();
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/gatsby'), ['build'], {
    cwd: exampleFolder,
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CPU_COUNT: '1', PARCEL_WORKERS: '0' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (require.main === module) buildExample();
