import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import { filesBelow } from '../../../src/files/digest';
import packageJson from '../../../package.json';

const root = path.resolve(__dirname, '../../..');

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Guides for contributors: those at the top, in docs, and the README of each folder. */
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...['docs', 'src', 'scripts', 'figures', 'bench'].flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
];

const withoutCode = (text: string): string => text.replace(/^( *)(`{3,})[^]*?^ *\2$/gm, '');

/** What a text has between its marks. */
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, inner = '']) => inner);

/** Headings as the anchors that GitHub gives them. */
const anchorsOf = (file: string): string[] =>
  found(withoutCode(read(file)), /^#+ (.*)$/gm).map((heading) => slug(heading.replaceAll('`', '')));

/** Links that lead nowhere. */
function brokenLinks(guide: string): string[] {
  return found(withoutCode(read(guide)).replace(/`[^`\n]*`/g, ''), /\]\((?!https?:)([^)\s]+)\)/g).filter((href) => {
    const [target = '', anchor] = href.split('#');
    const file = target === '' ? guide : path.join(path.dirname(guide), target);
    if (!existsSync(path.join(root, file))) return true;
    return anchor !== undefined && !anchorsOf(file).includes(anchor);
  });
}

/** Paths of the project that don't exist. Those with a placeholder are none. */
const missingPaths = (guide: string): string[] =>
  found(withoutCode(read(guide)), /`((?:src|scripts|bench|figures|docs|__tests__)\/[\w./-]+)`/g).filter(
    (file) => !existsSync(path.join(root, file)),
  );

/** Commands that package.json doesn't have. */
const unknownCommands = (guide: string): string[] =>
  found(read(guide), /npm run (?:--silent |-s )?([\w:-]*\w)/g).filter((name) => !Object.hasOwn(packageJson.scripts, name));

it.each(guides)('%s names files, headings and commands that exist', (guide) =>
  expect({ links: brokenLinks(guide), paths: missingPaths(guide), commands: unknownCommands(guide) }).toEqual({
    links: [],
    paths: [],
    commands: [],
  }),
);
