import type { MainModule } from '@mujoco/mujoco';

/** Loads MuJoCo from the addresses of its script and its program. Rejects where one of them does not come or may not run. */
export async function loadEngine(glue: string, engine: string): Promise<MainModule> {
  // The script is a file of its own: webpack would take all of MuJoCo's 300 kB into the worker, and change what it imports.
  const loaded = (await import(/* webpackIgnore: true */ glue)) as {
    readonly default: (options: { readonly locateFile: () => string }) => Promise<MainModule>;
  };
  return loaded.default({ locateFile: () => engine });
}
