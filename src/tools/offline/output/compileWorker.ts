import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles a service worker of `src/tools/offline/worker` into one file. Webpack would add its runtime and a hash to the name, but browsers
 * look for updates of a service worker under its old name.
 */
export function compileWorker(root: string, name: 'worker' | 'removeWorker'): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, `src/tools/offline/worker/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return outputFiles.map(({ text }) => text).join('');
}
