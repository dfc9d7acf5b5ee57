import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type * as Esbuild from 'esbuild';
import type { SourceNodesArgs } from 'gatsby';

import { isPhoto } from '../model/photo';
import type { Problem } from '../model/problems';
import { definitions } from '../site/definitions';
import { definitionChangeId } from './schema/nodeTypes';

type Definitions = typeof definitions;

/** The last definitions that could be compiled. */
let last: Definitions = definitions;

/** Mistakes of esbuild, as it returns them in the error that it throws. */
interface BuildFailure {
  readonly errors?: readonly { readonly text: string; readonly location: { readonly file: string; readonly line: number } | null }[];
}

const folder = path.join('src', 'site');

/**
 * Definitions of `src/site` as they are now, for `develop`: Gatsby has compiled those of its start into one file with the hooks. With
 * mistakes in the code, the last ones that had none.
 */
export function definitionsNow(root: string): { readonly definitions: Definitions; readonly problems: readonly Problem[] } {
  const requireHere = createRequire(path.join(root, 'package.json'));
  // Loaded here, because a build doesn't need it.
  const { buildSync } = requireHere('esbuild') as typeof Esbuild;
  const options = { bundle: true, platform: 'node', format: 'cjs', packages: 'external', write: false, logLevel: 'silent' } as const;
  try {
    const built = buildSync({ ...options, absWorkingDir: root, entryPoints: [path.join(root, folder, 'definitions.ts')] });
    const module = { exports: {} as { definitions: Definitions } };
    const run = compileFunction(built.outputFiles[0]?.text ?? '', ['require', 'module', 'exports']) as (...args: unknown[]) => void;
    run(requireHere, module, module.exports);
    last = module.exports.definitions;
    return { definitions: last, problems: [] };
  } catch (error) {
    const found = (error as BuildFailure).errors ?? [{ text: String(error), location: null }];
    const problems = found.map(({ text, location }): Problem => ({
      file: location?.file ?? path.posix.join('src', 'site', 'definitions.ts'),
      ...(location ? { line: location.line } : {}),
      message: text,
    }));
    return { definitions: last, problems };
  }
}

/** Time in milliseconds in which an editor writes a file in several steps. */
const settling = 200;

let isWatching = false;

/**
 * Watches what Gatsby doesn't: definitions and photos. A node that changes makes Gatsby create all pages again, and so read all sources.
 */
export function watchDefinitions(root: string, { actions, createContentDigest }: SourceNodesArgs): void {
  if (isWatching) return;
  isWatching = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const fields = { file: folder, date: new Date().toISOString() };
      const internal = { type: 'DefinitionChange', contentDigest: createContentDigest(fields) };
      void actions.createNode({ ...fields, id: definitionChangeId(folder), parent: null, children: [], internal });
    }, settling);
  };
  watch(path.join(root, folder), { recursive: true }, changed);
  watch(path.join(root, 'content'), { recursive: true }, (_event, name) => {
    if (name !== null && isPhoto(name)) changed();
  });
}
