import { withPrefix } from 'gatsby';
import { createContext, use, useMemo } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { gatsbyRuntime } from '../../gatsby/patches/gatsbyRuntime';

/** Location of the current page, with its address in browsers; undefined outside of a page, as in a notice beside it. */
export const PageLocation = createContext<{ readonly pathname: string; readonly href?: string } | undefined>(undefined);

/** Called when a link enters or leaves the viewport. */
type Seen = (isInView: boolean) => void;

const watched = new WeakMap<Element, Seen>();

let observer: IntersectionObserver | undefined;

/**
 * Watches whether a link is in the viewport. Returns the function that stops watching. All links share one observer: with one for each of
 * hundreds of links, the browser would check them all in every frame.
 */
function watchLink(link: Element, seen: Seen): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  });
  watched.set(link, seen);
  observer.observe(link);
  return () => {
    watched.delete(link);
    observer?.unobserve(link);
  };
}

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the connection allows preloading pages: not on 2g, and not when saving data. */
export function mayPreload(connection: NetworkInformation | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}

/** Whether the current connection allows preloading. */
function mayPreloadNow(): boolean {
  // TypeScript's DOM library lacks the Network Information API, because not every browser has it.
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return mayPreload(connection);
}

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
