#!/usr/bin/env node
// Runs a command of the project after all the set-up that it needs. Plain JavaScript that any Node reads, because it
// is what tells a reader that the Node version is too old.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fullDisk } from './fullDisk.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** The first one that is there is taken. Without windows and their bars, Chromium needs a fifth less time for what the tests do. */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `This project needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer one, for instance with "nvm install" in this folder.`,
  );
}

/** Runs a program to its end. Where it fails, `advice` is printed below what it said, or that the disk is full. */
function run(command, args, { env = {}, advice, stdio = 'inherit' } = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status === 0) return;
  const message = fullDisk(root) ?? advice;
  if (message) console.error(`\n${message}\n`);
  process.exit(status ?? 1);
}

const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Installs the packages if they are missing or the lock file has changed since. */
function install() {
  const stamp = path.join(root, 'node_modules/.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Not to standard output, which is that of the program that is asked for.
  console.error('Installing packages …');
  // Not `npm ci`: it refuses a lock file that was written where a registry lacks binaries of other platforms.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    stdio: ['inherit', process.stderr, 'inherit'],
    advice:
      'The packages could not be installed: npm says why above. Where it names the network or the registry, see that they can be reached. Then run the same command again: it goes on where this one ended.',
  });
  writeFileSync(stamp, wanted);
}

function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of browsers) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : undefined;
}

/** Installs Debian's Chromium: also the one without windows, where this Debian has it. */
const installChromium = `
  apt-get update -qq && {
    apt-cache show chromium-headless-shell > /dev/null 2>&1 && shell=chromium-headless-shell
    apt-get install -y -qq --no-install-recommends chromium $shell fonts-liberation
  }`;

/** Has root install Chromium where there is apt-get, and waits for its end. Whether it is there then is seen by who looks for it. */
function installBrowser() {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return undefined;
  console.error('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A process beside this one, so that npm may install its packages meanwhile.
  const child = spawn('sh', ['-c', installChromium], { stdio: ['ignore', 'inherit', 'inherit'], env });
  return new Promise((resolve) => child.on('error', resolve).on('close', resolve));
}

/** Path of Chromium or Chrome for browser tests and books; Debian's packages are installed where root may do so. */
async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  await installBrowser();
  return (
    findBrowser() ??
    fail(
      'Browser tests and books need Chromium or Chrome. Install it (Debian and Ubuntu: "sudo apt-get install chromium"), or name it: CHROMIUM=/path/to/chrome npm test',
    )
  );
}

/** Gatsby prefixes its own paths only when told so. */
const prefix = process.env.BASE_PATH ? { PREFIX_PATHS: 'true' } : {};
const telemetry = { GATSBY_TELEMETRY_DISABLED: '1' };

/**
 * Queries run in the process that has read the texts and tables, where the results are; a worker would read all of it again.
 * Pages are rendered by one worker: with so few of them, starting more takes longer than they save. So does a thread for Parcel.
 */
const oneProcess = { GATSBY_CPU_COUNT: '1', PARCEL_WORKERS: '0' };

const gatsby = (command, env = {}) => run(bin('gatsby'), [command], { env: { ...telemetry, ...env } });

const build = (env = {}) => gatsby('build', { ...prefix, ...oneProcess, ...env });

/** Whether `public` holds a site: while a build works, or after one that was killed, the last good one is elsewhere (src/gatsby/publishedSite.ts). */
const isBuilt = () => existsSync(path.join(root, 'public/index.html')) && !existsSync(path.join(root, '.published'));

/** Prints the books from the built site. */
function printBooks(words, chromium) {
  run(bin('tsx'), ['scripts/book.ts', ...words], { env: { CHROMIUM: chromium } });
}

/** What `npm test` looks at in the sources; each is a script of package.json and can be run alone. */
const checks = ['structure', 'types', 'lint', 'format:check', 'check', 'prose', 'edits'];

/**
 * Options of V8 for jest and what it starts: many short programs, which keep both cores busy. They end before it pays to optimise them in a thread
 * beside them, or to clean up often: unit and content tests take a fifth less of the processor. The project's own build is no faster with them.
 */
const runsShortly = ['--interrupt-budget=500000', '--max-semi-space-size=64'];

/** How jest is started. Its workers have the same options. */
const jest = (args) => ({ command: process.execPath, args: [...runsShortly, bin('jest'), ...args] });

/** The project of jest whose tests need no built site: they run beside the build. All others run after it. */
const figures = 'figures';

const ofScript = (script) => ({ name: script, command: 'npm', args: ['run', '--silent', script] });

/** Builds the small site that tests of code look at: `__tests__/sites/exampleSite.ts`. */
const example = { name: 'build of the example site', command: bin('tsx'), args: ['__tests__/sites/exampleSite.ts'] };

const running = new Set();

/** Ends what still runs, with the processes that it has started. */
function endAll() {
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  }
}

/** Runs a program, and prints what it said when it ends, so that no two mix. The first that fails ends all. */
function runAside({ name, command, args }) {
  const start = Date.now();
  // In a group of its own, so that its workers end with it.
  const child = spawn(command, args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => fail(`${command} could not be started: ${message}`));
    child.on('close', (status) => {
      running.delete(child);
      const failed = status !== 0;
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${output.trim() && `\n${output.trim()}\n\n`}${name}: ${failed ? 'FAILED' : 'passed'} after ${seconds} s`);
      if (failed) {
        endAll();
        fail(`${name} has failed: see above. What ran beside it was stopped, and what follows it was not run.`);
      }
      resolve();
    });
  });
}

/** What is asked for one after another, and beside it the build; whichever ends first goes on with the next. So two cores are busy. */
async function runBesideBuild(asked) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (endAll(), process.exit(1)));
  const left = [ofScript('build'), example, ...asked];
  console.log(`Running ${left.map(({ name }) => name).join(', ')}, two at a time …`);
  const runNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) await runAside(next);
  };
  await Promise.all([runNext(), runNext()]);
}

function runJest(words, chromium) {
  const { command, args } = jest(words);
  run(command, args, { env: { ...telemetry, CHROMIUM: chromium } });
}

/** What decides the order of search results. */
const ranking = ['src/search', 'content/data/search-words.csv', 'bench/search'];

/** What the drawings are made from. */
const drawn = [
  'figures',
  'content/data',
  'content/figures',
  'content/solids',
  'src/content',
  'src/guides/content',
  'src/model',
  'src/site',
  'src/solids',
];

/** Runs git in the project; undefined where there is no git, no history, or an error. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Whether this branch, or what is not committed yet, changes any of these paths. Undefined on the main branch without changes, and without git:
 * there is nothing to compare with.
 */
function hasChanged(paths) {
  const base = ['origin/HEAD', 'main'].map((branch) => git('merge-base', 'HEAD', branch)).find(Boolean);
  if (base === undefined || (base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '')) return undefined;
  const changed = git('diff', '--name-only', base, '--', ...paths);
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...paths);
  return changed !== '' || added !== '';
}

const commands = {
  build: () => build(),
  book(chromium) {
    if (!isBuilt()) build();
    printBooks(process.argv.slice(3), chromium);
  },
  'publish-all'(chromium) {
    build();
    printBooks([], chromium);
    // The pages tell the sizes of the books, which are printed from the pages.
    build({ WITH_BOOKS: 'yes' });
  },
  develop: () => gatsby('develop'),
  // In this process: a client that ends the server ends this one.
  async mcp() {
    const server = path.join(root, 'public/mcp/openarm-mcp.mjs');
    if (!existsSync(server)) fail('There is no server yet: it is a part of the built site. Run "npm run build" first.');
    await import(pathToFileURL(server).href);
  },
  serve: () => run(bin('tsx'), ['scripts/serve.ts']),
  start() {
    build();
    commands.serve();
  },
  async test(chromium) {
    // Whoever names tests gets those in one run.
    const named = process.argv.slice(3);
    const ofFigures = { name: `tests of ${figures}`, ...jest(['--maxWorkers', '1', '--selectProjects', figures]) };
    const areFiguresAsOnMain = hasChanged(drawn) === false;
    if (areFiguresAsOnMain)
      console.log(`Leaving out the tests of ${figures}: nothing that drawings are made from has changed on this branch.`);
    await runBesideBuild([...checks.map(ofScript), ...(named.length > 0 || areFiguresAsOnMain ? [] : [ofFigures])]);
    runJest(named.length > 0 ? named : ['--ignoreProjects', figures, 'long'], chromium);
    if (named.length === 0 && hasChanged(ranking))
      runJest(['--selectProjects', 'long', '--testPathPatterns', 'content/.*\\.long'], chromium);
    run(bin('tsx'), ['scripts/sizes.ts']);
  },
  async 'test:long'(chromium) {
    const named = process.argv.slice(3);
    await runBesideBuild([]);
    runJest(['--selectProjects', 'long', ...named], chromium);
    if (named.length === 0) run(bin('tsx'), ['bench/edits/tryEdits.ts', '--build'], { env: { ...telemetry, CHROMIUM: chromium } });
  },
};

/** What a word behind a command may have been meant to say, for the commands that take none. */
const meantBy = {
  build: 'The folder that the site is published in is a variable: BASE_PATH=/docs npm run build',
  'publish-all': 'The folder that the site is published in is a variable: BASE_PATH=/docs npm run publish-all',
  develop: 'The port is a variable: PORT=8001 npm run develop',
  mcp: 'The tools take what an agent sends: node scripts/run.mjs mcp',
  serve: 'The port is a variable, and so is the folder: PORT=9001 BASE_PATH=/docs npm run serve',
  start: 'The port is a variable, and so is the folder: PORT=9001 BASE_PATH=/docs npm start',
};

checkNode();
const [asked, ...rest] = process.argv.slice(2);
// Otherwise `npm run serve -- --port 9001` would listen elsewhere without a word.
if (rest.length > 0 && Object.hasOwn(meantBy, asked))
  fail(`"${asked}" takes no arguments, and was given "${rest.join(' ')}". ${meantBy[asked]}`);
// A program of the project, by its file: package.json gives each a name.
const command = asked?.endsWith('.ts') ? () => run(bin('tsx'), [asked, ...rest]) : commands[asked];
if (!command) fail(`Unknown command "${asked}". Known: ${Object.keys(commands).join(', ')}.`);
// Debian's packages come while npm's do.
const browser = ['book', 'publish-all', 'test', 'test:long'].includes(asked) ? ensureBrowser() : undefined;
install();
await command(await browser);
