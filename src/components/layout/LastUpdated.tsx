import { css } from '@emotion/react';
import { longDate } from '../../model/longDate';

const line = css({ marginTop: 'var(--space-7)', color: 'var(--text-faint)', fontSize: 'var(--size-xs)' });

/** When the page's text last changed; nothing where that is not known. */
export function LastUpdated({ date }: { readonly date: string | null }) {
  if (!date) return null;
  return (
    <p css={line}>
      Last updated on <time dateTime={date}>{longDate(date)}</time>
    </p>
  );
}
