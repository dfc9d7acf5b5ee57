import { css } from '@emotion/react';

const line = css({ marginTop: 'var(--space-7)', color: 'var(--text-faint)', fontSize: 'var(--size-xs)' });

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When the page's text last changed; nothing where that is not known. */
export function LastUpdated({ date }: { readonly date: string | null }) {
  if (!date) return null;
  return (
    <p css={line}>
      Last updated on <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}
