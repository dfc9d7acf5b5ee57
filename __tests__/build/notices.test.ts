import { readFileSync } from 'node:fs';
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
