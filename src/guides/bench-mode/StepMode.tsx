import { css } from '@emotion/react';
import { useState } from 'react';
import { LazyContent, lazyComponent } from '../../theme/feedback/loading';
import { useOpenStep } from '../state/openStep';
import type { StepScreenProps } from './StepScreen';
import { stepWords } from '../../site/words/steps';

// Loading or failing to load moves nothing on the page.
const corner = css({ position: 'fixed', inset: 'auto auto var(--space-4) var(--space-4)', zIndex: 1, background: 'var(--bg)' });

const screen = lazyComponent<StepScreenProps>(() => import('./StepScreen'));

/** Shows the steps of the page one at a time when the address asks for it, and loads the code then. Rendered once per page. */
export function StepMode({ build }: Pick<StepScreenProps, 'build'>) {
  const open = useOpenStep();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  if (open === null) return null;
  return (
    <div css={corner} ref={setPlace}>
      {/* The steps of the page are in the document only after this element is. */}
      {place && <LazyContent lazy={screen} componentProps={{ open, build, place }} failed={stepWords.notShown} />}
    </div>
  );
}
