import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';
import { useLoaded } from './useLoaded';

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

interface LazyContentProps<Props> {
  readonly lazy: LazyComponent<Props>;
  readonly componentProps: Props;
  readonly label?: string;
  /** Replaces the error's message, if the reader can do something else instead. */
  readonly failed?: string;
  /** Hides the error message, if the page works without the component. */
  readonly dismiss?: () => void;
  /** Shown instead of spinner and error message. */
  readonly meanwhile?: ReactNode;
}

/**
 * Renders a lazily loaded component. Shows a spinner after 200 ms, and the error's message with a Retry button if loading fails. All lazily
 * loaded parts of the site use it.
 */
export function LazyContent<Props extends object>({ lazy, componentProps, label, failed, dismiss, meanwhile }: LazyContentProps<Props>) {
  const [loaded, retry] = useLoaded(lazy.preload, { first: lazy.loaded() });
  if (loaded.is === 'ready') return createElement(loaded.value, componentProps);
  if (meanwhile !== undefined) return meanwhile;
  if (loaded.is === 'loading') return <Spinner {...(label ? { label } : {})} />;
  return <LoadFailed error={failed === undefined ? loaded.error : new Error(failed)} retry={retry} {...(dismiss && { dismiss })} />;
}
