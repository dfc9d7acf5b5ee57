import { longDate } from '../../model/longDate';
import { changesRoute } from '../../site/changes';
import { SmartLink } from '../controls/SmartLink';

/** When the page's text last changed, as a link to what changed on that day; nothing where that is not known. */
export function LastUpdated({ date }: { readonly date: string | null }) {
  if (!date) return null;
  return (
    <p>
      Last updated on{' '}
      <SmartLink href={`${changesRoute}#${date.slice(0, 10)}`}>
        <time dateTime={date}>{longDate(date)}</time>
      </SmartLink>
    </p>
  );
}
