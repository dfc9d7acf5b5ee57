import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Stands there while a build makes scripts and pages. Where it stops in between, the pages name the scripts of the build before, and Gatsby does
 * not see that in the next one. `scripts/run.mjs` looks for it.
 */
const mark = (root: string): string => path.join(root, '.cache/unfinished-pages');

/** Before the scripts are made. */
export function beginPages(root: string): void {
  mkdirSync(path.dirname(mark(root)), { recursive: true });
  writeFileSync(mark(root), '');
}

/** When all pages are written. */
export const endPages = (root: string): void => rmSync(mark(root), { force: true });

/** What a build has to say that comes after one that was broken off, or null. */
export const unfinishedPages = (root: string): string | null =>
  existsSync(mark(root))
    ? 'The last build stopped while it made the pages, so they name scripts that are no more. Run "npm run build", which builds everything anew, or remove .cache and public.'
    : null;
