import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files besides `src` that decide what the site's code makes of the content. */
const files = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx', 'package-lock.json'];

function digestOfCode(root: string): string {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const hash = createHash('sha256');
  for (const file of [...files, ...sources].sort()) {
    if (existsSync(path.join(root, file)))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Removes what earlier builds left, `.cache` and `public`, where the site's code has changed since. Gatsby keeps what the code made of each
 * document and does not see that the code is another one: the pages would stay as they were. Returns the folders that it removed.
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
