import { SmartLink } from '../../../theme/controls/SmartLink';
import type { PageChrome, PageLink } from '../../../model/pageTypes';
import { searchPath } from '../address/searchAddress';
import { SearchOffers } from '../messages/SearchOffers';

interface PageOffersProps {
  readonly navbar: PageChrome['navbar'];
  /** Pages that were opened last. */
  readonly recent?: readonly PageLink[];
}

/** What stands on a page where nothing is searched for yet, as links. */
export function PageOffers({ navbar, recent = [] }: PageOffersProps) {
  return (
    <SearchOffers
      sections={navbar.filter(({ type }) => type === 'section')}
      recent={recent}
      query={(query, content) => <SmartLink href={searchPath({ query })}>{content}</SmartLink>}
      link={({ label, href }) => <SmartLink href={href}>{label}</SmartLink>}
    />
  );
}
