import { withPrefix } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../../theme/controls/PageLink';
import { hitName } from '../messages/hitName';
import type { NamedHit } from '../messages/hitName';
import { HitLines } from './HitLines';
import type { LinedHit } from './HitLines';
import { useDialog } from './dialogContext';

/** Address for the browser: paths of this site get the base path. */
export const hrefOf = (url: string): string => (url.startsWith('/') ? withPrefix(url) : url);

/** The link of a result in the dialog, read with its heading first. A plain click goes through the router. */
export function HitLink({ hit, children }: { readonly hit: NamedHit & LinedHit & { readonly url: string }; readonly children: ReactNode }) {
  const { choose, watched } = useDialog();
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(hit.url, watched.outcome().query);
  };
  return (
    <a href={hrefOf(hit.url)} aria-label={hitName(hit)} onClick={onClick}>
      <HitLines hit={hit}>{children}</HitLines>
    </a>
  );
}
