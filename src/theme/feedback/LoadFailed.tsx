import { css } from '@emotion/react';
import { button } from '../controls/buttons';

const box = css({
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
    <div css={box} role="alert">
      <p>{error.message}</p>
      <button type="button" css={button} onClick={retry}>
        Retry
      </button>
      {dismiss && (
        <button type="button" css={button} onClick={dismiss}>
          Dismiss
        </button>
      )}
    </div>
  );
}
