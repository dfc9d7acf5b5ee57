import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Names of the scripts and styles that this build has compiled for the pages, also of those whose file was already there. */
export const writtenAssets = new Set<string>();

/** Name of a build by the names of its files, which hold hashes of what is in them. */
const nameOf = (assets: readonly string[]): string =>
  createHash('sha256')
    .update([...assets].sort().join())
    .digest('hex')
    .slice(0, 20);

/**
 * Notes them, for `onPostBuild` in the same process, and names the build after them. Gatsby writes that name into every page, for readers who
 * were there before a new build came. Webpack's own hash is another one in a build that finds everything compiled, so that all pages of a site
 * were other pages though nothing had changed.
 */
export const noteAssets = {
  apply: ({ hooks }: Pick<Compiler, 'hooks'>): void =>
    hooks.afterEmit.tap('NoteAssets', (compilation) => {
      const names = Object.keys(compilation.assets);
      for (const name of names) writtenAssets.add(name);
      compilation.hash = nameOf(names);
    }),
};
