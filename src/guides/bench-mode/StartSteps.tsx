import { css } from '@emotion/react';
import { useHydrated } from '../../theme/state/hydrated';
import { showStep } from '../state/openStep';
import { media } from '../../theme/styles/media';
import { button } from '../../theme/controls/buttons';

// The button has its room before it is there. On paper an empty block, too, is one behind which a sheet may end: the heading stayed alone on it.
const place = css({ [media.screen]: { minHeight: '2.75rem' }, [media.print]: { display: 'none' } });

/** A button before a procedure that shows its steps one at a time. */
export function StartSteps() {
  const hydrated = useHydrated();
  return (
    <div css={place}>
      {hydrated && (
        <button
          css={button}
          type="button"
          data-start-steps=""
          onClick={({ currentTarget }) => {
            const first = currentTarget.parentElement?.nextElementSibling?.querySelector('li');
            if (first) showStep(first.id);
          }}
        >
          One step at a time
        </button>
      )}
    </div>
  );
}
