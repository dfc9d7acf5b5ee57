import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { gatsbyRuntime } from '../state/gatsbyRuntime';
import type { LoadedPage } from '../state/gatsbyRuntime';
import { isLoaded } from './pageState';

/** Where the router is. */
interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
}

/** A page with the address that it is shown for. */
interface Shown {
  readonly location: RouterLocation;
  readonly pageResources: LoadedPage | undefined;
}

interface EnsureResourcesProps {
  readonly location: RouterLocation;
  readonly children: (shown: Shown) => ReactNode;
}

/**
 * Stands in for Gatsby's component of this name: the last page stays until the one of a new address is there. On back
 * and forward to a page that cannot be loaded Gatsby leaves the site, and the reader sees the browser's own error; here
 * the page stays, and `navigation.ts` says what has happened.
 */
export default function EnsureResources({ location, children }: EnsureResourcesProps) {
  const { ___loader: loader } = gatsbyRuntime();
  const path = location.pathname;
  const pageResources = loader.loadPageSync(path);
  const [shown, setShown] = useState<Shown>({ location, pageResources });
  const [, arrived] = useState<LoadedPage>();
  if (pageResources && (shown.location !== location || shown.pageResources !== pageResources)) setShown({ location, pageResources });

  const missing = !pageResources;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    loader.loadPage(path).then(
      (loaded) => {
        if (current && isLoaded(loaded)) arrived(loaded);
      },
      // The navigation asks for the same, and tells.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [loader, missing, path]);
  return children(shown);
}
