import type { ComponentType } from 'react';

/** A component whose chunk loads on demand. */
export interface LazyComponent<Props> {
  /** Loads the code once. A failed load isn't cached, so that the next one can succeed. */
  readonly preload: () => Promise<ComponentType<Props>>;
  /** The component, if its code has loaded, so that it can render at once. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Creates a lazy component from a dynamic import. */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let component: ComponentType<Props> | undefined;
  return {
    loaded: () => component,
    preload: () =>
      (loading ??= load().then(
        (module) => (component = module.default),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}
