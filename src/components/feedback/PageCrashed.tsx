import { css } from '@emotion/react';
import { button } from '../controls/buttons';

const box = css({
  padding: 'var(--space-7) 0',
  maxWidth: '40rem',
  '& pre': { whiteSpace: 'pre-wrap', color: 'var(--danger)', fontFamily: 'var(--mono)', fontSize: 'var(--size-s)' },
});

/** What stands in for a page that threw an error while it was rendered. */
export function PageCrashed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <div css={box} role="alert">
      <h1>This page crashed.</h1>
      <pre>{error.message}</pre>
      <button type="button" css={button} onClick={retry}>
        Try again
      </button>
    </div>
  );
}
