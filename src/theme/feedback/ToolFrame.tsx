import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { toolBox } from '../controls/toolBox';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';
import { useLoaded } from './useLoaded';
import type { Opened } from './useLoaded';

interface ToolFrameProps<Value> {
  /** Whether it was opened by its button, whose place the focus then takes. */
  readonly pressed: boolean;
  /** What the tool is called: without a name, all that stands in it would be read out where the focus comes to it. */
  readonly name: string;
  /** Loads what the tool works with; one and the same function at each rendering. */
  readonly load: (fail: () => void) => Promise<Opened<Value>>;
  /** What is said while it loads, and where that fails. */
  readonly loading: string;
  readonly failed: string;
  /** Goes back to the button, where there is a way back. */
  readonly dismiss?: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** A tool that a page opens, or what has become of it. */
export function ToolFrame<Value>({ pressed, name, load, loading, failed, dismiss, children }: ToolFrameProps<Value>) {
  const [loaded, retry] = useLoaded(load);
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
