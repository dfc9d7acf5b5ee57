import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Folders that a small site replaces as a whole: without files of its own they are empty. */
const contentFolders = ['content/docs', 'content/blog', 'content/data', 'content/figures'];

/** A small site: the project's own code with other content and definitions. */
export interface SmallSite {
  /** Folder name below .test-sites. */
  readonly name: string;
  /** Files by their path in the project; they replace the project's. */
  readonly files: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a build printed and how it ended. */
export interface BuildResult {
  readonly folder: string;
  readonly publicFolder: string;
  readonly status: number | null;
  /** Output without colours; line breaks that Gatsby puts in to fit a terminal are spaces. */
  readonly output: string;
}

/** Writes a small site to .test-sites/<name>, from where packages of the project are found. */
export function writeSite({ name, files }: SmallSite): string {
  const folder = path.join(root, '.test-sites', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of [
    'src',
    'static',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-browser.tsx',
    'gatsby-ssr.tsx',
    'package.json',
    'tsconfig.json',
  ]) {
    if (existsSync(path.join(root, entry))) cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true });
  }
  for (const content of contentFolders) mkdirSync(path.join(folder, content), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Removes colours and cursor movements, and joins lines that were broken to fit a terminal. */
// eslint-disable-next-line no-control-regex -- escape sequences start with a control character
const plain = (output: string): string => output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '').replace(/\s+/g, ' ');

/** Builds a small site with a real `gatsby build`, in one process as `npm run build` does. */
export function buildSite(site: SmallSite): BuildResult {
  const folder = writeSite(site);
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/gatsby'), ['build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_CPU_COUNT: '1',
      CI: 'true',
      NO_COLOR: '1',
      ...site.env,
    },
  });
  return { folder, publicFolder: path.join(folder, 'public'), status, output: plain(stdout + stderr) };
}
