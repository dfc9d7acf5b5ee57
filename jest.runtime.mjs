import { createRequire, isBuiltin } from 'node:module';
// Comes with jest.
import Runtime from 'jest-runtime';

/** Packages whose objects are compared with the project's own, prototypes included: both must come from the same realm. */
const inside = /^(algoliasearch|@algolia)($|\/)/;

/** Whether a module is asked for by the name of a package: by no path, and no file that webpack makes something of. */
const isOfPackage = (name) => /^[\w@]/.test(name) && !/\.(svg|css|woff2|avif)$/.test(name) && !isBuiltin(name) && !inside.test(name);

/** What suites leave to the later ones of their worker because it takes long to start: the browser. */
const kept = new Map();
// Here, too, for whoever ends a run without workers.
globalThis.openarmKept = kept;
// A worker that gets no more suites stops to listen to jest, and is killed half a second later if anything still runs in it.
process.on('removeListener', (event) => {
  if (event !== 'message' || process.listenerCount('message') > 0) return;
  for (const browser of kept.values()) browser.close().catch(() => undefined);
});

const isInstance = Function.prototype[Symbol.hasInstance];

/**
 * Has Node itself load packages, once in each worker, and jest only the project's own modules, anew for each suite. Jest would read and run
 * hundreds of files again for each suite, ES modules in a translation: that was two thirds of the time of the unit tests. So what a package
 * remembers goes from suite to suite, and it has another `Object` than the tests.
 */
export default class PackagesOnce extends Runtime {
  constructor(config, environment, ...more) {
    super(config, environment, ...more);
    environment.global.openarmKept = kept;
    const { Error: ownError } = environment.global;
    // What a package throws is an error for the project's modules, too.
    Object.defineProperty(ownError, Symbol.hasInstance, {
      value(thrown) {
        return isInstance.call(this, thrown) || (this === ownError && thrown instanceof Error);
      },
    });
  }

  requireModule(from, name, ...options) {
    const isOutside = options.length === 0 && name !== undefined && isOfPackage(name);
    return isOutside ? createRequire(from)(name) : super.requireModule(from, name, ...options);
  }
}
