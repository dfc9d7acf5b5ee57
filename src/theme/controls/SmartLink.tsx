import { withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { PageLink } from './PageLink';

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address outside, a path of this site, or an anchor of this page. */
  readonly href: string;
  readonly children?: ReactNode;
  /** Carried along in the history entry, where the link leads to a page of this site. */
  readonly state?: object;
}

/** Whether an address leaves the site. */
const isExternal = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/** Whether a path is a file rather than a page: it is then loaded by the browser, not by the router. */
const isFile = (href: string): boolean => /\.[a-z\d]{2,5}$/i.test(href.replace(/[?#].*$/, ''));

/**
 * The site's only link. Pages go through Gatsby's router, which preloads them; addresses outside open in a new tab and
 * say so to screen readers.
 */
export function SmartLink({ href, children, className, state, ...rest }: SmartLinkProps) {
  if (isExternal(href)) {
    return (
      <a {...rest} href={href} className={className ? `${className} external` : 'external'} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  if (!href.startsWith('/')) {
    return (
      <a {...rest} href={href} className={className}>
        {children}
      </a>
    );
  }
  if (isFile(href)) {
    return (
      <a {...rest} href={withPrefix(href)} className={className}>
        {children}
      </a>
    );
  }
  return (
    <PageLink {...rest} to={href} className={className} state={state}>
      {children}
    </PageLink>
  );
}
