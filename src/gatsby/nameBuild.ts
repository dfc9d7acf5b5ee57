import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Name of a build by the names of its files, which hold hashes of what is in them. */
const nameOf = (assets: readonly string[]): string =>
  createHash('sha256')
    .update([...assets].sort().join())
    .digest('hex')
    .slice(0, 20);

/**
 * Names a build after its scripts and styles. Gatsby writes that name into every page, for readers who were there before a new build came. Webpack's
 * own hash differs in a build that finds everything compiled, so that all pages of a site would differ though nothing had changed.
 */
export const nameBuild = {
  apply: ({ hooks }: Pick<Compiler, 'hooks'>): void =>
    hooks.afterEmit.tap('NameBuild', (compilation) => {
      compilation.hash = nameOf(Object.keys(compilation.assets));
    }),
};
