import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOfFiles } from '../files/digestOfFiles';

/** Files and folders that decide what the site's code makes of the content. How pages look is not among them: Gatsby sees that by itself. */
const makers = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package-lock.json',
  'src/content',
  'src/gatsby',
  'src/model',
  'src/routes',
  'src/site',
];

/**
 * Files of `makers` that make nothing of a document: they say where it stands among the others. What comes of them is handed to each page
 * (`src/gatsby/createPages.ts`), and Gatsby compares what a page is handed with what it was handed before. So a new document, which needs its
 * line in a sidebar, does not cost the build of all others.
 */
export const navigation = ['src/site/navbar.ts', 'src/site/sidebars.ts'];

/** Variables of the environment that the pages are made with. */
const variables = ['BASE_PATH'];

function digestOfCode(root: string): string {
  // Gatsby remembers its files by their whole paths.
  const hash = createHash('sha256').update(`${root}\0`);
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.update(digestOfFiles(root, makers, navigation)).digest('hex');
}

/**
 * Removes what earlier builds left, `.cache` and `public`, where the code that makes documents, the base path, or the place of the project has
 * changed since. Gatsby keeps what the code made of each document and does not see that the code is another one: the pages would stay as they
 * were. Returns the folders that it removed.
 */
export function forgetOldCode(root: string): string[] {
  const stamp = path.join(root, 'node_modules/.cache/gatsby-code');
  const digest = digestOfCode(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return [];
  const left = ['.cache', 'public'].filter((folder) => existsSync(path.join(root, folder)));
  for (const folder of left) rmSync(path.join(root, folder), { recursive: true });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return left;
}
