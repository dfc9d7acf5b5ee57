import { css } from '@emotion/react';
import { useHydrated } from '../../state/hydrated';
import { showStep } from '../../state/openStep';
import { button } from '../controls/buttons';

// Has its room before it can be pressed.
const place = css({ marginTop: 'var(--space-4)', fontSize: 'var(--size-s)', '&:disabled': { visibility: 'hidden' } });

/** A button before a procedure that shows its steps one at a time. */
export function StartSteps() {
  const hydrated = useHydrated();
  return (
    <button
      css={[button, place]}
      type="button"
      data-start-steps=""
      disabled={!hydrated}
      onClick={({ currentTarget }) => {
        const first = currentTarget.nextElementSibling?.querySelector('li');
        if (first) showStep(first.id);
      }}
    >
      One step at a time
    </button>
  );
}
