import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

const scripts = path.resolve(__dirname, '../../../scripts');

let folder: string;

/** A project of scripts alone, with programs that say what they are called with. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  mkdirSync(path.join(folder, 'scripts'));
  for (const name of ['run.mjs', 'fullDisk.mjs']) copyFileSync(path.join(scripts, name), path.join(folder, 'scripts', name));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  mkdirSync(path.join(folder, 'bin'));
  program('bin/npm', 'mkdir -p node_modules/.bin; echo installed');
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
}

function run(command: string, given: NodeJS.ProcessEnv = {}, ...rest: readonly string[]): { status: number | null; output: string } {
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`, ...given };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command, ...rest], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

describe('without a network', () => {
  it('says what to do, and tries again the next time', () => {
    program('bin/npm', 'echo "npm error network" >&2; mkdir -p node_modules; exit 1');
    for (let time = 0; time < 2; time += 1) {
      const { status, output } = run('build');
      expect(status).toBe(1);
      expect(output).toContain("The packages could not be installed; see npm's message above.");
    }
    expect(existsSync(path.join(folder, 'node_modules/.installed'))).toBe(false);
  });
});

it('a program of the project gets its arguments and input after the set-up, which leaves its output alone', () => {
  program(
    'bin/npm',
    'mkdir -p node_modules/.bin; printf \'#!/bin/sh\\necho "$@"; cat; exit 3\' > node_modules/.bin/tsx; chmod +x node_modules/.bin/tsx; echo added 2000 packages',
  );
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  const options = { cwd: folder, encoding: 'utf8', env, input: 'lines\n' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/can.ts', 'decode', '--motor'], options);
  expect([status, stdout]).toEqual([3, 'scripts/can.ts decode --motor\nlines\n']);
  expect(stderr).toContain('added 2000 packages');
});

it('an unknown command is answered with those that are known', () => {
  const { status, output } = run('bild');
  expect(status).toBe(1);
  expect(output).toContain('Unknown command "bild". Known: build, book, publish-all, develop, mcp, serve, start, test, test:long.');
});

it.each(['build', 'publish-all', 'develop', 'serve', 'start'])(
  '%s refuses arguments, which it would not heed, and names the variable',
  (command) => {
    program('node_modules/.bin/tsx', 'echo begun');
    const { status, output } = run(command, {}, '--port', '9001');
    expect(status).toBe(1);
    expect(output).toContain(`"${command}" takes no arguments, but got "--port 9001". `);
    expect(output).not.toContain('begun');
  },
);

describe('the browser', () => {
  /** Nothing is found but what the shell needs, and the programs of a test. */
  const alone = (): NodeJS.ProcessEnv => {
    for (const name of ['sh', 'mkdir', 'chmod']) symlinkSync(path.join('/bin', name), path.join(folder, 'bin', name));
    return { PATH: path.join(folder, 'bin'), CHROMIUM: undefined };
  };

  beforeEach(() => {
    mkdirSync(path.join(folder, 'public'));
    writeFileSync(path.join(folder, 'public/index.html'), '');
    program('node_modules/.bin/tsx', 'echo "printed with $CHROMIUM"');
  });

  it('is the one without windows where it is there', () => {
    const env = alone();
    for (const name of ['chromium', 'chromium-headless-shell']) program(`bin/${name}`, '');
    expect(run('book', env).output).toContain(`printed with ${path.join(folder, 'bin/chromium-headless-shell')}`);
    rmSync(path.join(folder, 'bin/chromium-headless-shell'));
    expect(run('book', env).output).toContain(`printed with ${path.join(folder, 'bin/chromium')}\n`);
  });

  it.each([
    ['with the one without windows', 0, 'chromium chromium-headless-shell fonts-liberation'],
    ['alone where Debian has no other', 1, 'chromium fonts-liberation'],
  ])('is installed for root, %s, and asked for otherwise', (_, unknown, packages) => {
    const env = alone();
    program('bin/apt-cache', `exit ${unknown}`);
    const chromium = path.join(folder, 'bin/chromium');
    program('bin/apt-get', `echo "apt-get $@"; [ "$1" = update ] || { echo '#!/bin/sh' > ${chromium}; chmod +x ${chromium}; }`);
    const { output } = run('book', env);
    const isRoot = process.getuid?.() === 0;
    // A Mac may have one where no PATH leads.
    expect(output).toMatch(isRoot ? `--no-install-recommends ${packages}\n` : /need Chromium or Chrome\. Install it|Google Chrome\.app/);
    expect(output.includes(`printed with ${chromium}`)).toBe(isRoot);
  });

  it('is installed for root while the packages are', () => {
    const env = alone();
    program('bin/apt-cache', 'exit 1');
    program('bin/apt-get', 'mkdir -p apt-began');
    program('bin/npm', 'for time in 1 2 3 4 5 6 7 8 9; do [ -e apt-began ] && echo beside it && break; /bin/sleep 0.5; done');
    expect(run('book', env).output.includes('beside it')).toBe(process.getuid?.() === 0);
  });
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends the program that it runs, too', async (signal) => {
  // What it starts is this program itself, as `exec` in a shell has it.
  const install = `mkdir -p node_modules/.bin; printf '#!/bin/sh\\necho started $$\\nexec sleep 600' > node_modules/.bin/tsx; chmod +x node_modules/.bin/tsx`;
  program('bin/npm', install);
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/can.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [, pid = ''] = /started (\d+)/.exec(String((await once(child.stdout, 'data'))[0])) ?? [];
  child.kill(signal);
  const [status] = (await once(child, 'close')) as [number | null];
  expect(status).toBe(128 + constants.signals[signal]);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
