import { css } from '@emotion/react';
import { useState } from 'react';
import { useOpenStep } from '../state/openStep';
import { LazyContent } from '../../theme/feedback/LazyContent';
import { lazyComponent } from '../../theme/feedback/lazyComponent';
import type { StepFrameProps } from './stepFrameProps';

// Where it loads, or fails to, nothing of the page moves.
const corner = css({ position: 'fixed', inset: 'auto auto var(--space-4) var(--space-4)', zIndex: 1, background: 'var(--bg)' });

const frame = lazyComponent<StepFrameProps>(() => import('./StepFrame'));

/** Shows the steps of the page one at a time, when the address asks for it. Its code comes then; a page has this once. */
export function StepMode({ build }: Pick<StepFrameProps, 'build'>) {
  const open = useOpenStep();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  if (open === null) return null;
  return (
    <div css={corner} ref={setPlace}>
      {/* On a page that comes with the address, the steps are not there before this place is. */}
      {place && (
        <LazyContent
          lazy={frame}
          componentProps={{ open, build }}
          failed="The steps could not be shown one at a time. The page has them all."
        />
      )}
    </div>
  );
}
