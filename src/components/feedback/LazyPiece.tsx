import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';

/** A piece of the page whose code is loaded when it is wanted. */
export interface Lazy<Props> {
  /** Loads the code once; a failed attempt is forgotten, so that the next one can succeed. */
  readonly preload: () => Promise<ComponentType<Props>>;
  /** The piece if its code is here already, so that it can show at once. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Makes a lazily loaded piece from an import of its module. */
export function lazyPiece<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Lazy<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let piece: ComponentType<Props> | undefined;
  return {
    loaded: () => piece,
    preload: () =>
      (loading ??= load().then(
        (module) => (piece = module.default),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}

type LazyState<Props> = { readonly piece: ComponentType<Props> } | { readonly error: Error } | null;

/**
 * Shows a lazily loaded piece: a spinner after 200 ms while it loads, the error's text and Retry where it fails.
 * Every lazily loaded part of the site goes through here.
 */
export function LazyPiece<Props extends object>({
  lazy,
  pieceProps,
  label,
}: {
  readonly lazy: Lazy<Props>;
  readonly pieceProps: Props;
  readonly label?: string;
}) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LazyState<Props>>(() => {
    const piece = lazy.loaded();
    return piece ? { piece } : null;
  });

  useEffect(() => {
    let current = true;
    lazy.preload().then(
      (piece) => current && setState({ piece }),
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
    return <LoadFailed error={state.error} retry={retry} />;
  }
  return createElement(state.piece, pieceProps);
}
