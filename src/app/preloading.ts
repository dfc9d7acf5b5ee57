import { gatsbyRuntime } from './gatsbyRuntime';

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the connection allows loading pages that the reader has not asked for: not on 2g, not when saving data. */
export function mayPreload(connection: NetworkInformation | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}

/**
 * Keeps links from preloading on hover and touch where the connection is slow or data is saved. Gatsby itself checks
 * this for what it prefetches when a link comes into view. Called once, when the app starts.
 */
export function startPreloading(): void {
  const { ___loader: loader } = gatsbyRuntime();
  const { hovering } = loader;
  loader.hovering = (path) => {
    // Network Information is not in TypeScript's library, because not every browser has it.
    const { connection } = navigator as Navigator & { connection?: NetworkInformation };
    if (mayPreload(connection)) hovering(path);
  };
}
