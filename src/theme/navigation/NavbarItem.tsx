import * as definitionErrors from '../../model/definitionErrors';
import { navbarItemTypes } from '../../model/siteTypes';
import type { NavbarEntry } from '../../model/pageTypes';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { SmartLink } from '../controls/SmartLink';
import { GithubIcon } from '../controls/icons';

function Entry({ entry }: { readonly entry: NavbarEntry }) {
  const { label, href, active, icon } = entry;
  if (!href) throw new Error(definitionErrors.noNavbarTarget(label));
  switch (entry.type) {
    case 'section':
      return (
        <SmartLink href={href} {...(active ? { 'aria-current': 'true' as const } : {})}>
          {label}
        </SmartLink>
      );
    case 'link':
      return (
        <SmartLink href={href} aria-label={`${label} (opens in a new tab)`} title={label} {...(icon ? { 'data-icon': icon } : {})}>
          {icon === 'github' ? <GithubIcon /> : label}
        </SmartLink>
      );
    default:
      throw new Error(definitionErrors.unknownNavbarType(label, String(entry.type), navbarItemTypes));
  }
}

/** One entry of the navbar. An entry that fails to render is an error that names it. */
export function NavbarItem({ entry }: { readonly entry: NavbarEntry }) {
  return (
    <ErrorBoundary
      fallback={(error) => {
        // An error of its own names it already.
        if (error.message.includes(`"${entry.label}"`)) throw error;
        throw new Error(definitionErrors.navbarItemFailed(entry.label, error.message));
      }}
    >
      <Entry entry={entry} />
    </ErrorBoundary>
  );
}
