import { withPrefix } from 'gatsby';
import { use, useMemo } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { gatsbyRuntime } from '../../gatsby/patches/gatsbyRuntime';
import { mayPreloadNow, watchLink } from '../state/mayPreload';
import { PageLocation } from './pageLocation';

/** Whether a click opens the link in this tab, rather than in another tab or window or as a download. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** Path on this site, with or without query and hash. */
  readonly to: string;
  readonly children?: ReactNode;
  /** Stored in the history entry. */
  readonly state?: object | undefined;
}

/** Ref callback that prefetches a page while a link to it is in the viewport. */
const prefetchInView =
  (path: string) =>
  (link: HTMLAnchorElement): (() => void) => {
    let prefetch: { readonly abort: () => void } | undefined;
    const stop = watchLink(link, (isInView) => {
      if (!isInView) prefetch?.abort();
      else if (path !== window.location.pathname + window.location.search) prefetch = gatsbyRuntime().___loader.enqueue(path);
    });
    return () => {
      stop();
      prefetch?.abort();
    };
  };

/**
 * Link to a page of this site, prefetched in the viewport and preloaded on hover or touch. Replaces Gatsby's link, which consists of five
 * components and an observer: with hundreds of links, these dominate the time to hydrate a page.
 */
export function PageLink({ to, state, onClick, children, ...rest }: PageLinkProps) {
  const current = use(PageLocation)?.pathname;
  const href = withPrefix(to);
  const path = href.replace(/#.*$/s, '');
  const isCurrent = encodeURI(href) === current;
  const prefetch = useMemo(() => prefetchInView(path), [path]);
  const preload = (): void => {
    if (mayPreloadNow()) gatsbyRuntime().___loader.hovering(path);
  };
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    gatsbyRuntime().___navigate(href, { state, replace: isCurrent || undefined });
  };
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      ref={prefetch}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={go}
    >
      {children}
    </a>
  );
}
