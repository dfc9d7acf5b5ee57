import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyEngine, examplePublic } from '../sites/exampleSite';
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

it('docs/another-robot.md leads to a site that passes the check', () => {
  const folder = path.join(runFolder(), 'another-robot');
  copyEngine(folder);
  for (const entry of ['content', 'figures', 'docs']) mkdirSync(path.join(folder, entry), { recursive: true });
  cpSync(path.join(root, '__tests__/example'), path.join(folder, '__tests__/example'), { recursive: true });
  const guide = readFileSync(path.join(root, 'docs/another-robot.md'), 'utf8');
  const commands = [...guide.matchAll(/^\$ (.+)$/gm)].map(([, command = '']) =>
    command.replace(/^npm run (\w+)$/, `${path.join(root, 'node_modules/.bin/tsx')} scripts/$1.ts`),
  );
  expect(commands).toHaveLength(4);
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands.join('\n')], { cwd: folder, encoding: 'utf8' });
  expect({ status, said: stderr }).toEqual({ status: 0, said: '' });
  expect(stdout).toContain('no mistakes');
  // The definitions fit the engine; what is only about OpenArm isn't compiled.
  const left = ['src/**/__tests__', 'src/site/tables', ...['can-bench', 'arm-explorer', 'mujoco'].map((tool) => `src/tools/${tool}`)];
  const config = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as { readonly compilerOptions: object };
  const compilerOptions = { ...config.compilerOptions, incremental: false, tsBuildInfoFile: undefined };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx', 'src'], exclude: left }));
  const types = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(types.stdout).toBe('');
});
