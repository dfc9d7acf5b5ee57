import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { css, keyframes } from '@emotion/react';
import { button } from '../controls/buttons';
import { once } from '../../model/once';
import { loadingDelay } from '../../site/progressBar';
import { media } from '../styles/media';
import { loadPiece } from '../state/loadPiece';
import { frameWords } from '../../site/words/frame';

/** State of a resource: loading, ready, or failed to load or while running. */
type Loaded<Value> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: Error }
  | { readonly is: 'ready'; readonly value: Value };

interface Options<Value> {
  /** The resource, if it is already there. */
  readonly first?: Value | undefined;
  /** Cleans it up on unmount, or when it fails. */
  readonly end?: ((value: Value) => void) | undefined;
}

/**
 * Loads a resource while a component is mounted; the resource may call `fail` later. `load` and `end` must be the same functions on each
 * render: with another `load`, the resource stays until the next one is there. The returned function loads again.
 */
export function useLoaded<Value>(
  load: (fail: (reason?: unknown) => void) => Promise<Value>,
  { first, end }: Options<Value> = {},
): readonly [Loaded<Value>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>(first === undefined ? { is: 'loading' } : { is: 'ready', value: first });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let opened: Value | undefined;
    const close = (): void => {
      if (opened !== undefined) end?.(opened);
    };
    const fail = (reason?: unknown): void => {
      close();
      if (!left) setLoaded({ is: 'failed', error: reason instanceof Error ? reason : new Error(String(reason)) });
    };
    loadPiece(() => load(fail)).then((value) => {
      opened = value;
      if (left) close();
      else setLoaded({ is: 'ready', value });
    }, fail);
    return () => {
      left = true;
      close();
    };
  }, [load, end, attempt]);
  const retry = (): void => {
    setLoaded({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  return [loaded, retry];
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const spinnerBox = css({
  display: 'flex',
  justifyContent: 'center',
  padding: 'var(--space-6)',
  '& span': {
    width: '2rem',
    height: '2rem',
    border: '3px solid var(--line)',
    borderTopColor: 'var(--accent)',
    borderRadius: '50%',
    animation: `${turn} 700ms linear infinite`,
    // In one colour the ring wouldn't seem to turn, so leave a gap.
    [media.forcedColours]: { borderTopColor: 'Canvas' },
  },
});

/** Spinner that appears after 200 ms, so that quick loads show nothing. */
export function Spinner({ label = frameWords.loading }: { readonly label?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loadingDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <div css={spinnerBox} role="status" aria-label={label} data-spinner="">
      <span />
    </div>
  );
}

const failedBox = css({
  padding: 'var(--space-5)',
  textAlign: 'center',
  '& p': { margin: '0 0 var(--space-3)', color: 'var(--danger)' },
  '& button + button': { marginLeft: 'var(--space-3)' },
});

interface LoadFailedProps {
  readonly error: Error;
  readonly retry: () => void;
  /** Hides the message, if the page works without what failed. */
  readonly dismiss?: () => void;
}

/** Says that something couldn't be loaded, with the error's message and a Retry button. */
export function LoadFailed({ error, retry, dismiss }: LoadFailedProps) {
  return (
    <div css={failedBox} role="alert">
      <p>{error.message}</p>
      <button type="button" css={button} onClick={retry}>
        {frameWords.retry}
      </button>
      {dismiss && (
        <button type="button" css={button} onClick={dismiss}>
          {frameWords.dismiss}
        </button>
      )}
    </div>
  );
}

/** A component whose chunk loads on demand. */
export interface LazyComponent<Props> {
  /** Loads the code once. A failed load isn't cached, so that the next one can succeed. */
  readonly preload: () => Promise<ComponentType<Props>>;
  /** The component, if its code has loaded, so that it can render at once. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Creates a lazy component from a dynamic import. */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  return { loaded: () => component, preload: once(async () => (component = (await load()).default)) };
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
  /** Shown instead of the spinner: what the component looks like before it has content. */
  readonly frame?: ReactNode;
}

/**
 * Renders a lazily loaded component. Shows a spinner after 200 ms, and the error's message with a Retry button if loading fails. All lazily
 * loaded parts of the site use it.
 */
export function LazyContent<Props extends object>({
  lazy,
  componentProps,
  label,
  failed,
  dismiss,
  meanwhile,
  frame,
}: LazyContentProps<Props>) {
  const [loaded, retry] = useLoaded(lazy.preload, { first: lazy.loaded() });
  if (loaded.is === 'ready') return createElement(loaded.value, componentProps);
  if (meanwhile !== undefined) return meanwhile;
  if (loaded.is === 'loading') return frame ?? <Spinner {...(label ? { label } : {})} />;
  return <LoadFailed error={failed === undefined ? loaded.error : new Error(failed)} retry={retry} {...(dismiss && { dismiss })} />;
}
