/** What happens when a link comes into the window or leaves it. */
type Seen = (isInView: boolean) => void;

const watched = new WeakMap<Element, Seen>();

let observer: IntersectionObserver | undefined;

/**
 * Tells when a link comes into the window and leaves it. Returns the way to stop. All links share one observer: a page has hundreds of links,
 * and with an observer for each, the browser would look at all of them in every frame.
 */
export function watchLink(link: Element, seen: Seen): () => void {
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

/** Whether the connection allows loading pages that the reader has not asked for: not on 2g, not when saving data. */
export function mayPreload(connection: NetworkInformation | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}

/** Whether the connection allows it now. */
export function mayPreloadNow(): boolean {
  // Network Information is not in TypeScript's library, because not every browser has it.
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return mayPreload(connection);
}
