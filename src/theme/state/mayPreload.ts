/** Called when a link enters or leaves the viewport. */
type Seen = (isInView: boolean) => void;

const watched = new WeakMap<Element, Seen>();

let observer: IntersectionObserver | undefined;

/**
 * Watches whether a link is in the viewport. Returns the function that stops watching. All links share one observer: with one for each of
 * hundreds of links, the browser would check them all in every frame.
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

/** Whether the connection allows preloading pages: not on 2g, and not when saving data. */
export function mayPreload(connection: NetworkInformation | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}

/** Whether the current connection allows preloading. */
export function mayPreloadNow(): boolean {
  // TypeScript's DOM library lacks the Network Information API, because not every browser has it.
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return mayPreload(connection);
}
