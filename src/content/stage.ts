/** Most cached results per stage. In `develop` every change adds some. */
const limit = 5000;

/**
 * Makes a pipeline stage: a pure function with a cache. `digestOf` is the cache key, so it must cover everything that `run` reads. Results
 * are shared and must not be changed.
 */
export function stage<Input, Output>(digestOf: (input: Input) => string, run: (input: Input) => Output) {
  const results = new Map<string, Output>();
  return (input: Input): Output => {
    const key = digestOf(input);
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const output = run(input);
    if (results.size >= limit) results.delete(results.keys().next().value ?? '');
    results.set(key, output);
    return output;
  };
}
