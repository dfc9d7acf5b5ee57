import type * as plugin from 'gatsby-plugin-nprogress/gatsby-browser';
import { mayPreloadNow } from './mayPreload';
import { whenIdle } from './whenIdle';

/*
 * Stands for what gatsby-plugin-nprogress does in the browser, and calls it (`onCreateWebpackConfig` puts it there). The plugin, its style
 * and the library behind it come after the first page: a bar is shown for a change of page that takes long, which the first page is not.
 */

type Plugin = typeof plugin;

let options: object = {};
let isRunning = false;
let loading: Promise<Plugin> | undefined;

const load = (): Promise<Plugin> =>
  (loading ??= import('gatsby-plugin-nprogress/gatsby-browser').then(
    (loaded) => {
      loaded.onClientEntry({}, options);
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Without its code there is no bar; the page comes all the same. */
const orNone = (): void => undefined;

/** Gatsby calls it with the plugin's options when the app starts. */
export function onClientEntry(_api: object, given: object): void {
  options = given;
  whenIdle(() => {
    if (mayPreloadNow()) load().catch(orNone);
  });
}

/** Shows the bar; Gatsby calls it where a page takes long. */
export function onRouteUpdateDelayed(): void {
  isRunning = true;
  load().then((loaded) => {
    if (isRunning) loaded.onRouteUpdateDelayed();
  }, orNone);
}

/** Takes the bar away; Gatsby calls it when a page is there. */
export function onRouteUpdate(): void {
  isRunning = false;
  loading?.then((loaded) => loaded.onRouteUpdate(), orNone);
}
