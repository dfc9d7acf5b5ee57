import { withPrefix } from 'gatsby';
import { use, useMemo } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { gatsbyRuntime } from '../../gatsby/patches/gatsbyRuntime';
import { mayPreloadNow, watchLink } from '../state/mayPreload';
import { PageLocation } from './pageLocation';

/** Whether a click on a link asks for it here, and not in another tab or window, or as a download. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A path of this site, with or without query and anchor. */
  readonly to: string;
  readonly children?: ReactNode;
  /** Carried along in the history entry. */
  readonly state?: object | undefined;
}

/** Prefetches a page while a link to it is in the window. */
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
 * A link to a page of this site, which is prefetched in view and preloaded under the mouse or a finger. It does what Gatsby's own does, which is
 * five components and an observer: with hundreds of links, these are most of what a page costs to come alive.
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
