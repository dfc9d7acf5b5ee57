import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadPiece } from '../state/loadPiece';
import type { LazyComponent } from './lazyComponent';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';

interface LazyContentProps<Props> {
  readonly lazy: LazyComponent<Props>;
  readonly componentProps: Props;
  readonly label?: string;
  /** Said in place of the error's text, where there is something to do without it. */
  readonly failed?: string;
}

type LazyState<Props> = { readonly component: ComponentType<Props> } | { readonly error: Error } | null;

/**
 * Shows a lazily loaded component: a spinner after 200 ms while it loads, the error's text and Retry where it fails.
 * Every lazily loaded part of the site goes through here.
 */
export function LazyContent<Props extends object>({ lazy, componentProps, label, failed }: LazyContentProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LazyState<Props>>(() => {
    const component = lazy.loaded();
    return component ? { component } : null;
  });

  useEffect(() => {
    let current = true;
    loadPiece(lazy.preload).then(
      (component) => current && setState({ component }),
      (error: unknown) => current && setState({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      current = false;
    };
  }, [lazy, attempt]);

  if (!state) return <Spinner {...(label ? { label } : {})} />;
  if ('error' in state) {
    const retry = (): void => {
      setState(null);
      setAttempt(attempt + 1);
    };
    return <LoadFailed error={failed === undefined ? state.error : new Error(failed)} retry={retry} />;
  }
  return createElement(state.component, componentProps);
}
