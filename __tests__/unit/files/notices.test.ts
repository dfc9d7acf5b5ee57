import { packageFolders, packageNotices } from '../../../src/files/notices';
import { temporaryFolders } from '../fixtures/folder';

const folderWith = temporaryFolders();
const packageJson = (fields: object): string => JSON.stringify({ version: '1.2.3', ...fields });

const root = folderWith({
  LICENSE: 'Apache License',
  'node_modules/a/package.json': packageJson({ name: 'a', license: 'ISC' }),
  'node_modules/a/LICENCE.md': 'Text of a\n',
  'node_modules/a/NOTICE': 'Notice of a\n',
  'node_modules/@scope/b/package.json': packageJson({ name: '@scope/b', license: 'MIT', author: 'Ada Lovelace <ada@example.org>' }),
  'node_modules/a/node_modules/c/package.json': packageJson({ name: 'c', license: 'Apache-2.0' }),
  'node_modules/d/package.json': packageJson({ name: 'd', license: 'MIT' }),
  'node_modules/e/package.json': packageJson({ name: 'e' }),
});

it('finds the packages that files belong to, also inside other packages', () =>
  expect(
    packageFolders([
      'src/a.ts',
      'node_modules/a/x.js',
      'node_modules/a/y/z.js',
      'node_modules/@scope/b/x.js',
      '../node_modules/a/node_modules/c/x.js',
    ]),
  ).toEqual(['node_modules/a', 'node_modules/@scope/b', '../node_modules/a/node_modules/c']));

it('publishes the licence of each package by name, and the standard text for one that ships without it', () => {
  const notices = packageNotices(root, ['node_modules/a', 'node_modules/@scope/b', 'node_modules/a/node_modules/c']);
  const [b, a, c] = notices.split(/\n\n=+\n\n/);
  expect(a).toBe('a 1.2.3\n\nText of a\n\nNotice of a');
  expect(b).toMatch(/^@scope\/b 1\.2\.3\n\nMIT License\n\nCopyright \(c\) Ada Lovelace\n\nPermission is hereby granted/);
  expect(c).toBe('c 1.2.3\n\nApache License\n');
});

it.each([
  ['node_modules/d', 'd (MIT)'],
  ['node_modules/e', 'e (no licence)'],
])('refuses %s, whose notice is missing', (folder, named) =>
  expect(() => packageNotices(root, [folder])).toThrow(`The package ${named} is published with the site, but has no licence text.`),
);
