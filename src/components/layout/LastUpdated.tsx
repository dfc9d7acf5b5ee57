import { css } from '@emotion/react';
import { longDate } from '../../model/longDate';
import { changesRoute } from '../../site/changes';
import { SmartLink } from '../controls/SmartLink';

const line = css({ marginTop: 'var(--space-7)', color: 'var(--text-faint)', fontSize: 'var(--size-xs)' });

/** When the page's text last changed, as a link to what changed on that day; nothing where that is not known. */
export function LastUpdated({ date }: { readonly date: string | null }) {
  if (!date) return null;
  return (
    <p css={line}>
      Last updated on{' '}
      <SmartLink href={`${changesRoute}#${date.slice(0, 10)}`}>
        <time dateTime={date}>{longDate(date)}</time>
      </SmartLink>
    </p>
  );
}
