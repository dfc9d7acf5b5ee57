import { css } from '@emotion/react';
import { useEffect } from 'react';
import { PageCrashed } from './PageCrashed';

const page = css({ maxWidth: '45rem', margin: '0 auto', padding: '0 var(--space-4)' });

/** What stands in for everything, navbar included, where not only the text of a page threw an error. */
export function AppCrashed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  useEffect(() => {
    // The router has gone with the rest: back and forward load the page whole.
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
