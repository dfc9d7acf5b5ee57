import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent, readTables } from '../../../../src/content/loadContent';
import { temporaryFolders } from '../../fixtures/folder';
import { documentSource, messages, motors, motorsCsv } from '../../fixtures/sources';
import { pipeline } from '../../../../src/plugins';

const folderWith = temporaryFolders();
const good = documentSource('Text.\n');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"></svg>';
const index = { 'content/docs/index.mdx': good };
const problemsIn = (folder: string): string[] => messages(loadContent(folder, {}, pipeline).problems);

describe('what is no file is reported and never read', () => {
  it('a folder that ends like a file', () => {
    const folder = folderWith({
      ...index,
      'content/docs/a.mdx/b.txt': '',
      'content/data/a.csv/b.txt': '',
      'content/figures/a.svg/b.txt': '',
    });
    expect(problemsIn(folder)).toEqual(
      expect.arrayContaining([
        'content/docs/a.mdx: is a folder with the extension of a file. Rename it without .mdx.',
        'content/data/a.csv: is a folder with the extension of a file. Rename it without .csv.',
        'content/figures/a.svg: is a folder with the extension of a file. Rename it without .svg.',
      ]),
    );
  });

  it('links that lead nowhere, to themselves, to a folder or to a file', () => {
    const folder = folderWith({ ...index, 'secret.mdx': good });
    const below = (name: string): string => path.join(folder, 'content/docs', name);
    symlinkSync('nowhere.mdx', below('dangling.mdx'));
    symlinkSync('circle.mdx', below('circle.mdx'));
    symlinkSync('..', below('up'));
    symlinkSync('../../secret.mdx', below('secret.mdx'));
    expect(problemsIn(folder)).toEqual(
      ['circle.mdx', 'dangling.mdx', 'secret.mdx', 'up'].map((name) => `content/docs/${name}: is a symbolic link. Copy the file here.`),
    );
  });

  it('a folder of content that is a file', () => {
    const folder = folderWith({ ...index, 'content/data': 'a' });
    expect(problemsIn(folder)).toEqual([expect.stringMatching(/^content\/data\/: the folder can't be read: .*ENOTDIR/)]);
  });
});

describe('a file whose characters are no text is reported with its line', () => {
  it.each<[string, string | Buffer, string]>([
    ['NUL', `${good}a\0b`, ':6: contains the invisible character U+0000. Remove it.'],
    ['an escape', `${good}\u001b[2J`, ':6: contains the invisible character U+001B. Remove it.'],
    ['a sign that turns the direction', `${good}a\u202eb`, ':6: contains the invisible character U+202E. Remove it.'],
    ['a space without a width', `${good}a\u200bb`, ':6: contains the invisible character U+200B. Remove it.'],
    ['a mark of another file', `${good}a\ufeffb`, ':6: contains the invisible character U+FEFF. Remove it.'],
    ['a lost character', `${good}a\ufffdb`, ':6: contains "\ufffd", which replaces a lost character. Write the original character.'],
    ['no UTF-8', Buffer.concat([Buffer.from(good), Buffer.from([0x61, 0xff, 0x62])]), ':6: is not UTF-8. Save it as UTF-8.'],
    ['UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le'), ':1: is not UTF-8. Save it as UTF-8.'],
    ['a very long line', `${good}${'a'.repeat(30_000)}`, ':6: the line has more than 20000 characters. Split it.'],
    ['10 MB', good + 'a'.repeat(10_000_000), ': has 10000077 bytes. Files here may have 1000000. Split it.'],
  ])('%s', (_kind, bytes, message) => {
    const folder = folderWith();
    mkdirSync(path.join(folder, 'content/docs'), { recursive: true });
    writeFileSync(path.join(folder, 'content/docs/index.mdx'), bytes);
    expect(problemsIn(folder)).toEqual([`content/docs/index.mdx${message}`]);
  });

  it('of a table, which is then not missing, too', () => {
    const folder = folderWith({ 'content/data/motors.csv': `${motorsCsv}\0` });
    expect(messages(readTables(folder, { motors }).problems)).toEqual([
      'content/data/motors.csv:4: contains the invisible character U+0000. Remove it.',
    ]);
  });
});

describe('a file that would be left out in silence, or whose name makes no address, is reported', () => {
  it.each([
    [
      'docs',
      'wiring.MDX',
      'is ignored. Documents end in .mdx or .md, pictures in .svg, .jpg, .png, .webp or .avif. Put downloads into static.',
    ],
    ['blog', 'news.txt', 'is ignored. Posts end in .mdx or .md, pictures in .svg, .jpg, .png, .webp or .avif. Put downloads into static.'],
    ['data', 'motors.xlsx', 'is ignored. Tables end in .csv.'],
    ['figures', 'arm.png', 'is ignored. Drawings end in .svg. Put photos into content/photos.'],
    ['docs', 'My page.mdx', 'its name "My page" becomes part of an address. Use lower-case letters, digits and hyphens.'],
    ['docs', 'a%20b.mdx', 'its name "a%20b" becomes part of an address. Use lower-case letters, digits and hyphens.'],
    ['docs', '__proto__.mdx', 'its name "__proto__" becomes part of an address. Use lower-case letters, digits and hyphens.'],
    ['docs', 'a.html.mdx', 'its name "a.html" becomes part of an address. Use lower-case letters, digits and hyphens.'],
    ['data', '__proto__.csv', 'its name "__proto__" becomes part of an address. Use lower-case letters, digits and hyphens.'],
    ['figures', 'a b.svg', 'its name "a b" becomes part of an address. Use letters, digits, hyphens and underscores.'],
  ])('content/%s/%s', (name, file, message) => {
    expect(problemsIn(folderWith({ ...index, [`content/${name}/${file}`]: svg }))).toEqual([`content/${name}/${file}: ${message}`]);
  });

  it('a folder with such a name', () => {
    expect(problemsIn(folderWith({ ...index, 'content/docs/Setup/a.mdx': good }))).toEqual([
      'content/docs/Setup: its name "Setup" becomes part of an address. Use lower-case letters, digits and hyphens.',
    ]);
  });

  it('but hidden files, as editors and systems leave them, are not', () => {
    expect(problemsIn(folderWith({ ...index, 'content/docs/.DS_Store': '\0', 'content/data/.~lock.a.csv#': 'a' }))).toEqual([]);
  });
});

describe('two files for one place are reported', () => {
  it.each([['docs', 'can.mdx', 'can/index.mdx', '/can', '/can/']])('content/%s/%s and %s', (name, first, second, route, other) => {
    const folder = folderWith({ ...index, [`content/${name}/${first}`]: good, [`content/${name}/${second}`]: good });
    expect(problemsIn(folder)).toEqual([
      `content/docs/${second}: its page "${other}" has the same address as "${route}" of content/docs/${first}. Keep one of the two files.`,
    ]);
  });
});
