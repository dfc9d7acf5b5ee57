import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { toolBox } from '../controls/toolBox';
import { LoadFailed, Spinner, useLoaded } from './loading';

interface ToolFrameProps<Value> {
  /** Whether a button opened the tool; then the tool takes the focus. */
  readonly pressed: boolean;
  /** Accessible name of the tool: without one, screen readers would read all of its content on focus. */
  readonly name: string;
  /** Loads the tool's data. Must be the same function on each render. */
  readonly load: (fail: () => void) => Promise<Value>;
  /** Cleans the data up. Must be the same function, too. */
  readonly end?: (value: Value) => void;
  /** Messages while it loads and if it fails. */
  readonly loading: string;
  readonly failed: string;
  /** Returns to the button, if there is one. */
  readonly dismiss?: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** Frame of a tool that a page opens: loading, failed or ready. */
export function ToolFrame<Value>({ pressed, name, load, end, loading, failed, dismiss, children }: ToolFrameProps<Value>) {
  const [loaded, retry] = useLoaded(load, { end });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) box.current?.focus({ preventScroll: true });
  }, [pressed]);
  return (
    <div ref={box} css={toolBox} role="group" aria-label={name} tabIndex={-1}>
      {loaded.is === 'loading' && <Spinner label={loading} />}
      {loaded.is === 'failed' && <LoadFailed error={new Error(failed)} retry={retry} {...(dismiss && { dismiss })} />}
      {loaded.is === 'ready' && children(loaded.value)}
    </div>
  );
}
