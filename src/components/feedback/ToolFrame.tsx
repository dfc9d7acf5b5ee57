import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { toolBox } from '../controls/toolBox';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';

interface ToolFrameProps {
  /** Whether it was opened by its button, whose place the focus then takes. */
  readonly pressed: boolean;
  readonly is: 'loading' | 'failed' | 'ready';
  /** What is said while it loads, and where that fails. */
  readonly loading: string;
  readonly error: Error;
  readonly retry: () => void;
  readonly children: ReactNode;
}

/** A tool that a page opens, or what has become of it. */
export function ToolFrame({ pressed, is, loading, error, retry, children }: ToolFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) box.current?.focus({ preventScroll: true });
  }, [pressed]);
  return (
    <div ref={box} css={toolBox} tabIndex={-1}>
      {is === 'loading' && <Spinner label={loading} />}
      {is === 'failed' && <LoadFailed error={error} retry={retry} />}
      {is === 'ready' && children}
    </div>
  );
}
