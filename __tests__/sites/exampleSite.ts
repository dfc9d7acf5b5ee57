import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The example: its content, and the definitions in `src` that replace the project's. */
const source = path.join(root, '__tests__/example');

/** Where the example site is put together and built. It stays between runs, so that Gatsby builds only what has changed. */
export const exampleFolder = path.join(root, '.test-sites/example');

/** The built site that browser tests open: the example, or another one that the environment names. */
export const examplePublic = process.env.SITE_DIR ?? path.join(exampleFolder, 'public');

/**
 * The engine: everything of the project but its content. Parcel looks at all files below the nearest lock file whenever it compiles the
 * configuration: with one of its own a site is looked at without the packages and the other sites.
 */
const engine = [
  'src',
  'static',
  'scripts',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/** Copies with the times of files: compilers compare them before they read a file again. */
export const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true, preserveTimestamps: true });

/** Gives the example a history, so that its pages have a day of their last change. */
function commitContent(): void {
  const date = '2026-01-15T12:00:00Z';
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=Twig', '-c', 'user.email=docs@twig.example', '-c', 'commit.gpgsign=false', ...args], {
      cwd: exampleFolder,
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  rmSync(path.join(exampleFolder, '.git'), { recursive: true, force: true });
  git('init', '-q');
  git('add', 'content/docs', 'content/blog', 'content/data');
  git('commit', '-q', '-m', 'Write the example');
}

/** Copies the engine into a folder. */
export function copyEngine(folder: string): void {
  for (const entry of engine) copy(path.join(root, entry), path.join(folder, entry));
}

/** Leaves tools out that the project doesn't have any more, and lists the React components of the others, as `npm run components` would. */
function listTools(folder: string): void {
  const [file, tools] = ['src/templates/renderers.ts', 'src/tools/definitions.ts'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const isThere = (line: string): boolean => {
    const [, file] = /from '\.\/([\w/-]+)'/.exec(line) ?? [];
    return file === undefined || existsSync(path.join(root, 'src/tools', `${file}.ts`));
  };
  writeFileSync(tools, readFileSync(tools, 'utf8').split('\n').filter(isThere).join('\n'));
  const own = [...readFileSync(tools, 'utf8').matchAll(/from '\.\/([\w-]+)\//g)].map(([, tool]) => tool);
  const isOwn = (line: string): boolean => {
    const [, tool] = /'\.\.\/tools\/([\w-]+)\//.exec(line) ?? [];
    return tool === undefined || own.includes(tool);
  };
  writeFileSync(file, readFileSync(file, 'utf8').split('\n').filter(isOwn).join('\n'));
}

/** Puts the example site together in an empty folder: the engine, with the example's content and definitions. */
export function composeExample(folder: string): void {
  copyEngine(folder);
  copy(source, folder);
  listTools(folder);
}

function writeExample(): void {
  for (const entry of [...engine, 'content']) rmSync(path.join(exampleFolder, entry), { recursive: true, force: true });
  composeExample(exampleFolder);
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
