import type { MainModule } from '@mujoco/mujoco';

/** Loads MuJoCo from the URLs of its script and its WebAssembly module. Rejects if one of them doesn't load or run. */
export async function loadEngine(glue: string, engine: string): Promise<MainModule> {
  // Imported at run time: webpack would bundle all of MuJoCo's 300 kB into the worker, and rewrite its imports.
  const loaded = (await import(/* webpackIgnore: true */ glue)) as {
    readonly default: (options: { readonly locateFile: () => string }) => Promise<MainModule>;
  };
  return loaded.default({ locateFile: () => engine });
}
