import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copy, copyEngine } from './exampleSite';
import { runFolder } from './testRun';

const root = path.resolve(__dirname, '../..');

/** Folders that a small site replaces as a whole: without files of its own they are empty. */
const contentFolders = ['content/docs', 'content/blog', 'content/data', 'content/figures'];

type Files = Readonly<Record<string, string>>;

/** Files that are other ones from a build on; null takes one away. */
type Changes = Readonly<Record<string, string | null>>;

/** A small site: the project's own code with other content and definitions. */
export interface SmallSite {
  /** Name of its folder. */
  readonly name: string;
  /** Files by their path in the project; they replace the project's. */
  readonly files: Files;
  readonly env?: Readonly<Record<string, string>>;
  /** Folders of the project that it takes over as they are, besides the code. */
  readonly copied?: readonly string[];
  /** Whether its scripts are made small, which takes a fourth of the time. */
  readonly minified?: boolean;
}

/** What a command printed and how it ended. */
export interface CommandResult {
  readonly status: number | null;
  /** Output without colours; line breaks that Gatsby puts in to fit a terminal are spaces. */
  readonly output: string;
}

/** What a build printed, how it ended, and where it is. */
export interface BuildResult extends CommandResult {
  readonly folder: string;
  readonly publicFolder: string;
}

function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** Writes a small site into a folder of this run, from where packages of the project are found. */
export function writeSite({ name, files, copied = [] }: SmallSite): string {
  const folder = path.join(runFolder(), name);
  copyEngine(folder);
  for (const entry of contentFolders) mkdirSync(path.join(folder, entry), { recursive: true });
  for (const entry of copied) copy(path.join(root, entry), path.join(folder, entry));
  writeFiles(folder, files);
  return folder;
}

/** Removes colours and cursor movements, and joins lines that were broken to fit a terminal. */
// oxlint-disable-next-line no-control-regex -- escape sequences start with a control character
const plain = (output: string): string => output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '').replace(/\s+/g, ' ');

/** Runs a program of a package in a folder. */
function runIn(folder: string, command: string, args: readonly string[], env: SmallSite['env'] = {}): CommandResult {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_CPU_COUNT: '1',
      PARCEL_WORKERS: '0',
      CI: 'true',
      NO_COLOR: '1',
      ...env,
    },
  });
  return { status, output: plain(stdout + stderr) };
}

/** Prints the books of a built site as `npm run book` does, into its folder. */
export const printBooks = (folder: string, env: SmallSite['env']): CommandResult => runIn(folder, 'tsx', ['scripts/book.ts'], env);

/** Builds the site in a folder. */
const buildFolder = (folder: string, { env, minified = false }: SmallSite): BuildResult => ({
  folder,
  publicFolder: path.join(folder, 'public'),
  ...runIn(folder, 'gatsby', ['build', ...(minified ? [] : ['--no-uglify'])], env),
});

/** What was made of a site, and from what. Two sites must not share a name. */
interface Noted<Made> {
  readonly from: string;
  readonly made: Made;
}

/** Whether a file could be made that was not there; of several workers that try at once, one succeeds. */
function makeFile(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Sleeps without giving the thread away: what a suite needs of a build, it needs before its tests are declared. */
const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Waits for what another worker does; `message` is thrown if it has not done it after a quarter of an hour. */
function waitUntil(isDone: () => boolean, message: string): void {
  for (const end = Date.now() + 15 * 60_000; !isDone(); sleep(200)) if (Date.now() > end) throw new Error(message);
}

/** Makes something of a site once in a run of jest: suites that ask for the same later share it. */
function once<Made>(site: SmallSite, changes: readonly Changes[], make: () => Made): Made {
  const note = path.join(runFolder(), `${site.name}.json`);
  const from = JSON.stringify([site.files, site.env ?? {}, changes]);
  if (makeFile(`${note}.begun`)) {
    const made = make();
    // Renamed when it is whole, so that nobody reads a part.
    writeFileSync(`${note}.part`, JSON.stringify({ from, made } satisfies Noted<Made>));
    renameSync(`${note}.part`, note);
    return made;
  }
  waitUntil(() => existsSync(note), `Another worker has begun to build the site "${site.name}" and has not finished.`);
  const noted = JSON.parse(readFileSync(note, 'utf8')) as Noted<Made>; // written above
  if (noted.from !== from) throw new Error(`Two different sites are called "${site.name}". Give one of them another name.`);
  return noted.made;
}

/** Builds a small site with a real `gatsby build`, once in a run of jest. */
export const buildSite = (site: SmallSite): BuildResult => once(site, [], () => buildFolder(writeSite(site), site));

/**
 * Builds a small site, and again in its folder after each of the changes, once in a run of jest. What each build has published is a copy: the next
 * one writes over it.
 */
export const buildInTurn = (site: SmallSite, changes: readonly Changes[]): readonly BuildResult[] =>
  once(site, changes, () => {
    const folder = writeSite(site);
    return [{}, ...changes].map((changed, index) => {
      for (const [file, text] of Object.entries(changed)) {
        if (text === null) rmSync(path.join(folder, file));
        else writeFiles(folder, { [file]: text });
      }
      // Later builds run in one process, however many the first had: what they publish is the same.
      const { publicFolder, ...result } = buildFolder(
        folder,
        index === 0 ? site : { ...site, env: { ...site.env, GATSBY_CPU_COUNT: '1' } },
      );
      const published = path.join(`${folder}-${index + 1}`, 'public');
      copy(publicFolder, published);
      return { ...result, publicFolder: published };
    });
  });

/** The same for a site that has to be right: throws what the build printed if it failed. */
export function builtSite(site: SmallSite): BuildResult {
  const result = buildSite(site);
  if (result.status !== 0) throw new Error(result.output);
  return result;
}
