import { css } from '@emotion/react';
import { button } from '../controls/buttons';

const box = css({ padding: 'var(--space-5)', textAlign: 'center', '& p': { margin: '0 0 var(--space-3)', color: 'var(--danger)' } });

/** Says that something could not be loaded, with the error's text and a way to try again. */
export function LoadFailed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <div css={box} role="alert">
      <p>{error.message}</p>
      <button type="button" css={button} onClick={retry}>
        Retry
      </button>
    </div>
  );
}
