import type { ComponentType } from 'react';

/** A component whose code is loaded when it is wanted. */
export interface LazyComponent<Props> {
  /** Loads the code once; a failed attempt is forgotten, so that the next one can succeed. */
  readonly preload: () => Promise<ComponentType<Props>>;
  /** The component if its code is here already, so that it can show at once. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Makes a lazily loaded component from an import of its module. */
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
