import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler, Module } from 'webpack';
import { packageFolders, packageNotices } from '../files/notices';
import { writeIfChanged } from '../files/writeIfChanged';

/** File with the licences of packages whose code is in the scripts of pages. */
const noticesFile = 'packages.LICENSE.txt';

/** Source file of a module, and of the modules that webpack has merged into it. */
function sourcesOf(module: Module): string[] {
  const merged = 'modules' in module ? (module.modules as readonly Module[]) : [];
  return [module.nameForCondition() ?? '', ...merged.flatMap(sourcesOf)];
}

/** Writes the licences of all packages whose code is in the scripts of pages. Their terms ask for it. */
export const publishNotices = (root: string) => ({
  apply: ({ hooks }: Pick<Compiler, 'hooks'>): void =>
    hooks.afterEmit.tap('PublishNotices', ({ modules, chunkGraph }) => {
      const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
      const files = used.flatMap(sourcesOf).map((file) => path.relative(root, file));
      // Gatsby copies its code for pages into `.cache`.
      const gatsby = path.relative(root, path.dirname(createRequire(path.join(root, 'package.json')).resolve('gatsby/package.json')));
      const folders = new Set([...packageFolders(files), gatsby]);
      writeIfChanged(path.join(root, 'public', noticesFile), packageNotices(root, [...folders]));
    }),
});
