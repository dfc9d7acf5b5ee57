#!/usr/bin/env node
// Runs a command of the project after its set-up. Plain JavaScript with old syntax, so that an outdated Node can run it and print
// that it is too old.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fullDisk } from './fullDisk.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Browsers to look for, in order. The headless shell needs a fifth less time in tests. */
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

/** Signals that end a program. A terminal sends the first also to all programs that it runs. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program and waits; a signal that would end this process ends the program. If it fails, prints `advice`, or that the disk is full. */
async function run(command, args, { env = {}, advice, stdio = 'inherit' } = {}) {
  // oxlint-disable-next-line prefer-const -- the handlers are there before it
  let child;
  const pass = Object.fromEntries(endings.map((signal) => [signal, () => child.kill(signal)]));
  // Before the program starts, which may be up before this process goes on.
  for (const signal of endings) process.on(signal, pass[signal]);
  child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  // npm ends only the shell between itself and this process, which then gets another parent.
  const parent = process.ppid;
  const watch = setInterval(() => process.env.npm_lifecycle_event && process.ppid !== parent && child.kill('SIGTERM'), 300);
  const [status, ended] = await new Promise((resolve) => {
    child.on('error', ({ message }) => fail(`${command} could not be started: ${message}`));
    child.on('close', (code, signal) => resolve([code, signal]));
  });
  clearInterval(watch);
  for (const signal of endings) process.off(signal, pass[signal]);
  if (status === 0) return;
  // As a shell tells of a program that a signal has ended.
  if (ended) process.exit(128 + (constants.signals[ended] ?? 0));
  const message = fullDisk(root) ?? advice;
  if (message) console.error(`\n${message}\n`);
  process.exit(status ?? 1);
}

const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Installs packages if they are missing or the lock file has changed. */
async function install() {
  const stamp = path.join(root, 'node_modules/.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Standard output belongs to the command.
  console.error('Installing packages …');
  // Not `npm ci`, which fails if the lock file was written where the registry lacks binaries for other platforms.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    stdio: ['inherit', process.stderr, 'inherit'],
    advice:
      "The packages could not be installed; see npm's message above. If it names the network or the registry, check the connection. Then run the same command again.",
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

/** Installs Debian's Chromium, and the headless shell if this release has it. */
const installChromium = `
  apt-get update -qq && {
    apt-cache show chromium-headless-shell > /dev/null 2>&1 && shell=chromium-headless-shell
    apt-get install -y -qq --no-install-recommends chromium $shell fonts-liberation
  }`;

/** Installs Chromium as root if apt-get exists. The caller checks whether it worked. */
function installBrowser() {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return undefined;
  console.error('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Asynchronous, so that npm can install packages in the meantime.
  const child = spawn('sh', ['-c', installChromium], { stdio: ['ignore', 'inherit', 'inherit'], env });
  return new Promise((resolve) => child.on('error', resolve).on('close', resolve));
}

/** Path of Chromium or Chrome, for browser tests and books. Installs it if possible. */
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

/** Debian's checker of EPUBs, which needs Java. */
const epubcheck = '/usr/share/java/epubcheck.jar';

/** Installs the checker of EPUBs as root if apt-get exists. The test that uses it says what is missing. */
function ensureEpubcheck() {
  if (existsSync(epubcheck) || process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return;
  console.error('Installing epubcheck …');
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends epubcheck';
  spawnSync('sh', ['-c', install], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/** Gatsby adds the base path only with this option. */
const prefix = process.env.BASE_PATH ? { PREFIX_PATHS: 'true' } : {};
const telemetry = { GATSBY_TELEMETRY_DISABLED: '1' };

/**
 * Runs queries in the main process, which has already read the content; a worker would read it again. Renders pages with one worker,
 * because more take longer to start than they save. The same for Parcel.
 */
const oneProcess = { GATSBY_CPU_COUNT: '1', PARCEL_WORKERS: '0' };

const gatsby = (command, env = {}) => run(bin('gatsby'), [command], { env: { ...telemetry, ...env } });

const build = (env = {}) => gatsby('build', { ...prefix, ...oneProcess, ...env });

/**
 * Whether `public` contains a site. During a build and after a killed one, the last good site is elsewhere (src/gatsby/publishedSite.ts).
 */
const isBuilt = () => existsSync(path.join(root, 'public/index.html')) && !existsSync(path.join(root, '.published'));

/** Prints the books from the built site. */
async function printBooks(words, chromium) {
  await run(bin('tsx'), ['scripts/book.ts', ...words], { env: { CHROMIUM: chromium } });
}

/** Checks of the sources in `npm test`. Each is also a script of package.json. */
const checks = ['structure', 'types', 'lint', 'format:check', 'check', 'edits'];

/** Command line of jest. */
const jest = (args) => ({ command: bin('jest'), args });

/** Jest project that needs no built site, so it runs in parallel with the build. */
const figures = 'figures';

const ofScript = (script) => ({ name: script, command: 'npm', args: ['run', '--silent', script] });

/** Builds the example site for build and browser tests: `__tests__/sites/exampleSite.ts`. */
const example = { name: 'build of the example site', command: bin('tsx'), args: ['__tests__/sites/exampleSite.ts'] };

/** Builds of the small sites that suites share. While one suite builds a site, others that need it wait, and a core stands still. */
const smallSites = ['growing', 'tools', 'awkward', 'guide', 'hosted'].map((name) => ({
  name: `build of the small site "${name}"`,
  command: bin('tsx'),
  args: ['__tests__/sites/buildShared.ts', name],
}));

const running = new Set();

/** Stops all running programs and their children. */
function endAll() {
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // Already ended.
    }
  }
}

/** Runs a program in the background, and prints its output when it ends. The first failure stops all. */
function runAside({ name, command, args }) {
  const start = Date.now();
  // In a process group, so that its workers can be stopped with it.
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
        fail(`${name} failed, see above. Parallel programs were stopped, and later ones were not run.`);
      }
      resolve();
    });
  });
}

/** Runs programs one after another in parallel with the build, so that both cores are busy. */
async function runBesideBuild(asked) {
  const end = () => (endAll(), process.exit(1));
  for (const signal of endings) process.on(signal, end);
  const left = [ofScript('build'), example, ...asked];
  console.log(`Running ${left.map(({ name }) => name).join(', ')}, two at a time …`);
  const runNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) await runAside(next);
  };
  await Promise.all([runNext(), runNext()]);
  // Later programs get their signals from `run`.
  for (const signal of endings) process.off(signal, end);
}

async function runJest(words, chromium) {
  const { command, args } = jest(words);
  await run(command, args, { env: { ...telemetry, CHROMIUM: chromium } });
}

/** Sources of search ranking, and of what assistants are answered. */
const ranking = ['src/search', 'content/data/search-words.csv', 'bench/search', 'src/tools/agents', 'bench/agents'];

/** Programs that draw, and the code they import. Who writes content waits for no test of theirs. */
const drawn = ['figures', 'content/solids', 'src/content', 'src/guides/content', 'src/model', 'src/solids'];

/** Runs git in the project. Undefined if it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether this branch or uncommitted changes touch any of these paths. Undefined on an unchanged main branch, and without git. */
function hasChanged(paths) {
  const base = ['origin/HEAD', 'main'].map((branch) => git('merge-base', 'HEAD', branch)).find(Boolean);
  if (base === undefined || (base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '')) return undefined;
  const changed = git('diff', '--name-only', base, '--', ...paths);
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...paths);
  return changed !== '' || added !== '';
}

const commands = {
  build: () => build(),
  async book(chromium) {
    if (!isBuilt()) await build();
    await printBooks(process.argv.slice(3), chromium);
  },
  async 'publish-all'(chromium) {
    await build();
    await printBooks([], chromium);
    // The book page shows file sizes, so the site is built again after printing.
    await build({ WITH_BOOKS: 'yes' });
  },
  async develop() {
    await run(bin('tsx'), ['scripts/beforeDevelop.ts']);
    await gatsby('develop');
  },
  // In this process, so that a client that stops the server stops this process.
  async mcp() {
    const server = path.join(root, 'public/mcp/openarm-mcp.mjs');
    if (!existsSync(server)) fail('The server is part of the built site. Run "npm run build" first.');
    await import(pathToFileURL(server).href);
  },
  serve: () => run(bin('tsx'), ['scripts/serve.ts']),
  async start() {
    await build();
    await commands.serve();
  },
  async test(chromium) {
    // Named tests run in one process.
    const named = process.argv.slice(3);
    const ofFigures = { name: `tests of ${figures}`, ...jest(['--maxWorkers', '1', '--selectProjects', figures]) };
    const areFiguresAsOnMain = hasChanged(drawn) === false;
    if (areFiguresAsOnMain)
      console.log(`Leaving out the tests of ${figures}: nothing that drawings are made from has changed on this branch.`);
    // Jest finds what is built for this run.
    process.env.OPENARM_TEST_RUN = `run-${process.pid}-${Date.now()}`;
    const ofAllTests = named.length > 0 ? [] : [...smallSites, ...(areFiguresAsOnMain ? [] : [ofFigures])];
    await runBesideBuild([...checks.map(ofScript), ...ofAllTests]);
    await runJest(named.length > 0 ? named : ['--ignoreProjects', figures, 'long'], chromium);
    if (named.length === 0 && hasChanged(ranking))
      await runJest(['--selectProjects', 'long', '--testPathPatterns', 'content/.*\\.long'], chromium);
  },
  async 'test:long'(chromium) {
    ensureEpubcheck();
    const named = process.argv.slice(3);
    await runBesideBuild([]);
    await runJest(['--selectProjects', 'long', ...named], chromium);
    if (named.length === 0) await run(bin('tsx'), ['bench/edits/tryEdits.ts', '--build'], { env: { ...telemetry, CHROMIUM: chromium } });
  },
};

/** Hints for arguments of commands that take none. */
const meantBy = {
  build: 'The folder that the site is published in is a variable: BASE_PATH=/docs npm run build',
  'publish-all': 'The folder that the site is published in is a variable: BASE_PATH=/docs npm run publish-all',
  develop: 'The port is a variable: PORT=8001 npm run develop',
  mcp: 'The tools take what an agent sends: node scripts/run.mjs mcp',
  serve: 'Port, folder and address are variables: PORT=9001 BASE_PATH=/docs HOST=0.0.0.0 npm run serve',
  start: 'Port, folder and address are variables: PORT=9001 BASE_PATH=/docs HOST=0.0.0.0 npm start',
};

checkNode();
const [asked, ...rest] = process.argv.slice(2);
// Otherwise `npm run serve -- --port 9001` would silently use the default port.
if (rest.length > 0 && Object.hasOwn(meantBy, asked)) fail(`"${asked}" takes no arguments, but got "${rest.join(' ')}". ${meantBy[asked]}`);
// A TypeScript program, for which package.json has a script.
const command = asked?.endsWith('.ts') ? () => run(bin('tsx'), [asked, ...rest]) : commands[asked];
if (!command) fail(`Unknown command "${asked}". Known: ${Object.keys(commands).join(', ')}.`);
// Installs Chromium in parallel with the npm packages.
const browser = ['book', 'publish-all', 'test', 'test:long'].includes(asked) ? ensureBrowser() : undefined;
await install();
await command(await browser);
