import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
];

const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true, preserveTimestamps: true });

const emptyDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 720 540"></svg>\n';

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
  drawMissing();
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
