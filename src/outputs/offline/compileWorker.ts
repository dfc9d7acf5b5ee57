import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of esbuild that is used. */
interface Bundler {
  buildSync(options: {
    readonly entryPoints: readonly string[];
    readonly bundle: true;
    readonly minify: true;
    readonly write: false;
    readonly format: 'iife';
    readonly target: string;
    readonly legalComments: 'none';
  }): { readonly outputFiles: readonly { readonly text: string }[] };
}

/** Finds esbuild where tsx, which runs the project's own scripts, has it. */
function bundler(root: string): Bundler {
  const tsx = createRequire(path.join(root, 'package.json')).resolve('tsx/package.json');
  // Declared above.
  return createRequire(tsx)('esbuild') as Bundler;
}

/**
 * Compiles a service worker of `src/offline/worker` to one file. Webpack would give it its own runtime and a name with a hash, and browsers
 * ask for a service worker under the name that it had.
 */
export function compileWorker(root: string, name: 'worker' | 'removeWorker'): string {
  const { outputFiles } = bundler(root).buildSync({
    entryPoints: [path.join(root, `src/offline/worker/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return outputFiles.map(({ text }) => text).join('');
}
