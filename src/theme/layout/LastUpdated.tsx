import { longDate } from '../../model/format';

/** When the page's text last changed; nothing where that is not known. */
export function LastUpdated({ date }: { readonly date: string | null }) {
  if (!date) return null;
  return (
    <p>
      Last updated on <time dateTime={date}>{longDate(date)}</time>
    </p>
  );
}
