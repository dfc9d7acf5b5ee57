import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { compressed } from '../../src/outputs/budgets';
import { builtRoutes } from '../../src/outputs/sitemap';
import { builtSite } from '../sites/buildSite';
import { toolsSite } from '../sites/toolsSite';

const { publicFolder } = builtSite(toolsSite);
const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');
const scriptSize = (file: string): number => compressed(read(file));
const routes = builtRoutes(publicFolder);

const filesWith = (words: string): string[] =>
  readdirSync(publicFolder).filter((file) => file.endsWith('.js') && read(file).includes(words));

describe('the simulation', () => {
  it('has its controls in one file, which no page brings before somebody asks for it', () => {
    const [file = '', ...others] = filesWith('Push the left hand');
    expect(others).toEqual([]);
    expect(compressed(read(file))).toBeLessThan(11_000);
    for (const route of routes) expect(read(path.join(route, 'index.html'))).not.toContain(file);
  });

  const folder = path.join(publicFolder, 'mujoco');
  // Written as src/tools/mujoco says.
  const { glue, engine } = JSON.parse(read('mujoco/files.json')) as { readonly glue: string; readonly engine: string };

  it('takes 2 MB, of which a page names nothing before it is asked for', () => {
    const engineSize = brotliCompressSync(readFileSync(path.join(publicFolder, engine)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
    }).length;
    expect(engineSize + scriptSize(glue)).toBeLessThan(2_300_000);
    for (const route of routes) expect(/\/mujoco\/(?:worker|mujoco|files)/.exec(read(path.join(route, 'index.html')))).toBeNull();
  });

  it('has a worker of 10 kB at most, where hosts let WebAssembly run', () => {
    const workers = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(workers).toHaveLength(1);
    for (const worker of workers) expect(scriptSize(`mujoco/${worker}`)).toBeLessThan(10_000);
  });
});

describe('the arms that can be moved', () => {
  it('have their tool in one file of 10 kB at most, which no page brings before somebody asks for it', () => {
    const files = readdirSync(publicFolder).filter((file) => file.endsWith('.js') && read(file).includes('The other arm mirrors it'));
    expect(files).toHaveLength(1);
    for (const file of files) {
      expect(compressed(read(file))).toBeLessThan(10_000);
      for (const route of routes) expect(read(path.join(route, 'index.html'))).not.toContain(file);
    }
  });

  it('show the whole robot with 175 kB at most', () => {
    const robot = JSON.parse(read('solids/robot.json')) as { readonly meshes: readonly string[] };
    const sizes = robot.meshes.map((address) => statSync(path.join(publicFolder, address)).size);
    expect(compressed(read('solids/robot.json')) + sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(175_000);
  });
});

it('the licence of MuJoCo is published beside its engine', () => {
  const folder = 'static/mujoco';
  expect(readdirSync(path.join(publicFolder, folder)).some((file) => file.endsWith('.wasm'))).toBe(true);
  expect(existsSync(path.join(publicFolder, folder, 'LICENSE.txt'))).toBe(true);
  expect(read(`${folder}/LICENSE.txt`)).toMatch(/^@mujoco\/mujoco [\d.]+\n\nApache License/);
});
