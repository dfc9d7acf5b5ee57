import { publicVariables } from '../search/environment';

/** Variables that Gatsby defines by itself, whatever the environment holds. */
const definedByGatsby = ['NODE_ENV', 'PUBLIC_DIR', 'BUILD_STAGE', 'CYPRESS_SUPPORT'];

/** Whether Gatsby has a variable from the environment alone, and code of the pages does not know it, or is told of it with `publicVariables`. */
const isOnlyInEnvironment = (name: string): boolean =>
  name in process.env &&
  !definedByGatsby.includes(name) &&
  (!name.startsWith('GATSBY_') || publicVariables.some((known) => known === name));

/** A plugin of webpack that puts values in the place of names, as its `DefinePlugin` does, or another plugin. */
type Plugin = object | { readonly definitions: Record<string, unknown> };

/**
 * Takes variables of the environment from what Gatsby's plugins define for the code of the pages. They define all of them for the program that
 * renders pages, and webpack compiles a whole program again where a name is new: another terminal, or another run on a server, would cost a
 * third of a build. In the browser they are unknown, too.
 */
export function forgetEnvironment(plugins: readonly Plugin[]): void {
  for (const plugin of plugins) {
    if (!('definitions' in plugin)) continue;
    for (const key of Object.keys(plugin.definitions)) {
      if (isOnlyInEnvironment(/^process\.env\.(.+)$/.exec(key)?.[1] ?? '')) delete plugin.definitions[key];
    }
  }
}
