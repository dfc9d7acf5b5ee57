import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeMemory } from '../../sites/webpackMemory';

const webpack = createRequire(require.resolve('gatsby/package.json')).resolve('webpack');

/** Compiles a folder with webpack's memory in it, and says how many modules had to be compiled. */
const compile = `
const webpack = require(process.argv[1]);
const folder = process.argv[2];
const compiler = webpack({
  mode: 'production',
  context: folder,
  entry: './src/first.js',
  output: { path: folder + '/public' },
  optimization: { concatenateModules: false },
  cache: { type: 'filesystem', cacheLocation: folder + '/memory' },
  infrastructureLogging: { level: 'none' },
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
  const { modules, builtModules } = stats.compilation;
  compiler.close(() => console.log([...modules].filter((module) => builtModules.has(module)).length));
});
`;

function compiledModules(folder: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', compile, webpack, folder], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return Number(stdout);
}

describe('what webpack remembers', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
    const site = path.join(folder, 'site');
    mkdirSync(path.join(site, 'src'), { recursive: true });
    const names = Array.from({ length: 40 }, (_, index) => `part${index}`);
    writeFileSync(
      path.join(site, 'src/first.js'),
      names.map((name) => `import { ${name} } from './${name}';\nconsole.log(${name});\n`).join(''),
    );
    for (const name of names) writeFileSync(path.join(site, `src/${name}.js`), `export const ${name} = 'Drehmoment in N·m: ${name}';\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const moveTo = (other: string, change: (text: string) => string): string => {
    const [site, moved] = [path.join(folder, 'site'), path.join(folder, other)];
    cpSync(site, moved, { recursive: true });
    for (const name of readdirSync(path.join(moved, 'memory'), { recursive: true, encoding: 'utf8' }).filter((entry) =>
      entry.endsWith('.pack'),
    )) {
      const file = path.join(moved, 'memory', name);
      writeFileSync(file, changeMemory(readFileSync(file), site, change));
    }
    return moved;
  };

  test('is of use at another place, also where its path is longer or shorter', () => {
    const site = path.join(folder, 'site');
    expect(compiledModules(site)).toBe(41);
    expect(compiledModules(site)).toBe(0);
    for (const other of ['s', `of-a-long-name/${'x'.repeat(120)}`]) {
      const moved = moveTo(other, (text) => text.replaceAll(site, path.join(folder, other)));
      expect(compiledModules(moved)).toBe(0);
      writeFileSync(path.join(moved, 'src/part7.js'), "export const part7 = 'another one';\n");
      expect(compiledModules(moved)).toBe(1);
      expect(readFileSync(path.join(moved, 'public/main.js'), 'utf8')).toContain('another one');
    }
  });

  test('can be forgotten in part', () => {
    const moved = moveTo('part', (text) =>
      text
        .replaceAll(path.join(folder, 'site/src/part3'), path.join(folder, 'lost'))
        .replaceAll(path.join(folder, 'site'), path.join(folder, 'part')),
    );
    expect(compiledModules(moved)).toBeGreaterThanOrEqual(1);
    expect(compiledModules(moved)).toBe(0);
  });

  test('in a form that is not known is refused', () => {
    expect(() => changeMemory(Buffer.alloc(64), 'site', (text) => text)).toThrow('What webpack remembers has another form.');
  });
});
