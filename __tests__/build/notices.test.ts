import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { examplePublic } from '../sites/exampleSite';

const read = (file: string): string => readFileSync(path.join(examplePublic, file), 'utf8');

it.each([
  '@docsearch/react',
  '@docsearch/css',
  '@emotion/react',
  'algoliasearch',
  'gatsby',
  'gatsby-link',
  'minisearch',
  'qr',
  'react-dom',
])('publishes the licence of %s with its code', (name) => {
  const notice = read('packages.LICENSE.txt')
    .split(/\n\n=+\n\n/)
    .find((text) => text.startsWith(`${name} `));
  expect(notice).toMatch(/Copyright|©/);
});

it('publishes the licence of MuJoCo beside its engine', () => {
  const folder = 'static/mujoco';
  expect(readdirSync(path.join(examplePublic, folder)).some((file) => file.endsWith('.wasm'))).toBe(true);
  expect(existsSync(path.join(examplePublic, folder, 'LICENSE.txt'))).toBe(true);
  expect(read(`${folder}/LICENSE.txt`)).toMatch(/^@mujoco\/mujoco [\d.]+\n\nApache License/);
});
