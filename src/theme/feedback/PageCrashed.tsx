import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { button } from '../controls/buttons';
import { frameWords } from '../../site/words/frame';

const box = css({
  padding: 'var(--space-7) 0',
  maxWidth: '40rem',
  '& pre': {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: 'var(--danger)',
    fontFamily: 'var(--mono)',
    fontSize: 'var(--size-s)',
  },
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3) var(--space-5)' },
});

/** Replaces a page that threw an error while rendering. */
export function PageCrashed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <div css={box} role="alert">
      <h1>{frameWords.crashed.title}</h1>
      <pre>{error.message}</pre>
      <p>
        <button type="button" css={button} onClick={retry}>
          {frameWords.crashed.again}
        </button>
        {/* A full page load, because the router may have crashed. */}
        <a href={withPrefix('/')}>{frameWords.crashed.home}</a>
      </p>
    </div>
  );
}

const page = css({ maxWidth: '45rem', margin: '0 auto', padding: '0 var(--space-4)' });

/** Replaces the whole app, navbar included, after an error outside the text of a page. */
export function AppCrashed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  useEffect(() => {
    // The router is gone, so back and forward reload the page.
    const reload = (): void => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return (
    <main css={page}>
      <PageCrashed error={error} retry={retry} />
    </main>
  );
}
