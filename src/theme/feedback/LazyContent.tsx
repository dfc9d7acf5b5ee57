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
  /** Replaces the error's message, if the reader can do something else instead. */
  readonly failed?: string;
}

type LazyState<Props> = { readonly component: ComponentType<Props> } | { readonly error: Error } | null;

/**
 * Renders a lazily loaded component. Shows a spinner after 200 ms, and the error's message with a Retry button if loading fails. All lazily
 * loaded parts of the site use it.
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
