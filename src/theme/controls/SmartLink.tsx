import { withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { PageLink } from './PageLink';
import { frameWords } from '../../site/words/frame';

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** External URL, path on this site, or hash on this page. */
  readonly href: string;
  readonly children?: ReactNode;
  /** Stored in the history entry of a link within the site. */
  readonly state?: object;
}

/** Whether a URL leaves the site. */
const isExternal = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/** Whether a path is a file, which the browser loads instead of the router. */
const isFile = (href: string): boolean => /\.[a-z\d]{2,5}$/i.test(href.replace(/[?#].*$/, ''));

/**
 * The link component for the whole site. Pages go through the router, which preloads them; external URLs open in a new tab and announce
 * that to screen readers.
 */
export function SmartLink({ href, children, className, state, ...rest }: SmartLinkProps) {
  const leaves = isExternal(href);
  const isOwnPath = !leaves && href.startsWith('/');
  if (isOwnPath && !isFile(href))
    return (
      <PageLink {...rest} to={href} className={className} state={state}>
        {children}
      </PageLink>
    );
  return (
    <a
      {...rest}
      href={isOwnPath ? withPrefix(href) : href}
      className={leaves ? `${className ? `${className} ` : ''}external` : className}
      {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {leaves && <span className="visually-hidden"> {frameWords.newTab}</span>}
    </a>
  );
}
