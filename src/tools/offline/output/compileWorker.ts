import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Compiles a service worker of `src/tools/offline/worker` to one file. Webpack would give it its own runtime and a name with a hash, and browsers
 * ask for a service worker under the name that it had.
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
