import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { composeExample, examplePublic } from '../sites/exampleSite';
import { runFolder } from '../sites/testRun';

const root = path.resolve(__dirname, '../..');

/** Files of the built example whose paths match. */
const filesLike = (pattern: RegExp): string[] =>
  readdirSync(examplePublic, { recursive: true, encoding: 'utf8' }).filter(
    (file) => pattern.test(file) && statSync(path.join(examplePublic, file)).isFile(),
  );

const wordsIn = (file: string, words: RegExp): string[] =>
  [...readFileSync(path.join(examplePublic, file), 'utf8').matchAll(words)].map(([found]) => `${file}: ${found}`);

describe('the example of another robot', () => {
  it('says nothing of this one, on any page, in any file and in any drawing', () => {
    const texts = filesLike(/\.(html|md|txt|json|xml|css|svg|csv|webmanifest)$/).filter((file) => !file.endsWith('LICENSE.txt'));
    expect(texts.length).toBeGreaterThan(50);
    const words = /.{0,40}(?:open.?arm|enactic|damiao|misumi|\bDM-?J?\d{4}|\b(?:JPY|yen|leader|follower)\b).{0,20}/gi;
    expect(texts.flatMap((file) => wordsIn(file, words))).toEqual([]);
  });

  it('has no script in its pages that names it', () => {
    const inPages = filesLike(/\.html$/).flatMap((file) =>
      [...readFileSync(path.join(examplePublic, file), 'utf8').matchAll(/<script src="\/([^"]+)"/g)].map(([, script = '']) => script),
    );
    const scripts = [...new Set(inPages)];
    expect(scripts.length).toBeGreaterThan(2);
    // Webpack names its list of chunks, and what it marks script elements with, after the package, which isn't the robot.
    const words = /.{0,40}(?<!webpackChunk)(?!openarm-docs:")(?:open.?arm|enactic|damiao).{0,20}/gi;
    expect(scripts.flatMap((file) => wordsIn(file, words))).toEqual([]);
  });
});

/** What isn't in a fresh clone, or what the guide replaces as a whole. */
const left = new Set(['node_modules', '.git', '.cache', 'public', '.test-sites', '.bench', 'content', 'figures']);

/** Texts of the files that Gatsby builds a site from, by path. */
const built = (folder: string): Map<string, string> =>
  new Map(
    ['src', 'content', 'static'].flatMap((part) =>
      readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(part, file))
        .filter((file) => statSync(path.join(folder, file)).isFile() && file !== 'content/published-anchors.txt')
        .map((file): [string, string] => [file, readFileSync(path.join(folder, file), 'latin1')]),
    ),
  );

describe('docs/another-robot.md, followed to the letter', () => {
  const folder = path.join(runFolder(), 'another-robot');
  const guide = readFileSync(path.join(root, 'docs/another-robot.md'), 'utf8');
  const commands = [...guide.matchAll(/^\$ (.+)$/gm)].map(([, command = '']) => command);
  const bin = path.join(root, 'node_modules');

  /** Runs a command of the guide with the packages of this project. */
  function run(command: string): void {
    const [, script = ''] = /^npm run (\w+)$/.exec(command) ?? [];
    const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const own: Readonly<Record<string, string>> = {
      components: `${bin}/.bin/tsx scripts/components.ts`,
      check: `${bin}/.bin/tsx scripts/check.ts`,
      types: `${(scripts.types ?? '').replaceAll('node_modules', bin)} --tsBuildInfoFile types.tsbuildinfo`,
    };
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', own[script] ?? command], { cwd: folder, encoding: 'utf8' });
    const said = script === 'types' ? stdout : stderr;
    expect({ command, status, said }).toEqual({ command, status: 0, said: '' });
  }

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const entry of readdirSync(root).filter((name) => !left.has(name)))
      cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true, preserveTimestamps: true });
  });

  it('leads to green check and types', () => {
    expect(commands.slice(-4)).toEqual(['npm run components', 'npm run check', 'npm run types', 'npm run build']);
    for (const command of commands.slice(0, -1)) run(command);
  });

  it('leads to the site that is built for the other tests', () => {
    const composed = path.join(runFolder(), 'example');
    mkdirSync(composed, { recursive: true });
    composeExample(composed);
    const [made, example] = [built(folder), built(composed)];
    expect([...made.keys()].sort()).toEqual([...example.keys()].sort());
    expect([...made].filter(([file, text]) => example.get(file) !== text).map(([file]) => file)).toEqual([]);
  });
});
