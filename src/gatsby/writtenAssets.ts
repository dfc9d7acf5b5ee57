import type { Compiler } from 'webpack';

/** Names of the scripts and styles that this build has compiled for the pages, also of those whose file was already there. */
export const writtenAssets = new Set<string>();

/** Notes them, for `onPostBuild` in the same process. */
export const noteAssets = {
  apply: ({ hooks }: Pick<Compiler, 'hooks'>): void =>
    hooks.afterEmit.tap('NoteAssets', ({ assets }) => {
      for (const name of Object.keys(assets)) writtenAssets.add(name);
    }),
};
