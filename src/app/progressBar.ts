import { whenIdle } from './whenIdle';
import { mayPreloadNow } from './mayPreload';

/** What gatsby-plugin-nprogress and `navigation.ts` ask of the library behind the plugin. */
interface ProgressBar {
  configure: (options: object) => void;
  start: () => void;
  done: () => void;
}

let options: object = {};
let isRunning = false;
let loading: Promise<ProgressBar> | undefined;

const load = (): Promise<ProgressBar> =>
  (loading ??= import('accessible-nprogress/dist/accessible-nprogress').then(
    ({ default: bar }) => {
      bar.configure(options);
      return bar;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Without its code there is no bar; the page comes all the same. */
const orNone = (): void => undefined;

/**
 * Stands in for `accessible-nprogress`, whose code comes after the first page: a bar is shown for a change of page that takes long, which the
 * first page is not.
 */
const progressBar: ProgressBar = {
  configure: (given) => {
    options = given;
    whenIdle(() => {
      if (mayPreloadNow()) load().catch(orNone);
    });
  },
  start: () => {
    isRunning = true;
    load().then((bar) => {
      if (isRunning) bar.start();
    }, orNone);
  },
  done: () => {
    isRunning = false;
    loading?.then((bar) => bar.done(), orNone);
  },
};

export default progressBar;
