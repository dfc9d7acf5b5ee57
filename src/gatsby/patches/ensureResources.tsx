/*
 * Replaces Gatsby's component of this name (an alias in onCreateWebpackConfig.ts).
 *
 * Without it, going back or forward to a page that fails to load shows the browser's own error page, without Retry, and the not-found page
 * is blank outside the base path.
 * Still needed? Remove the alias, build, and run the browser tests loadFailures and settings.
 */
import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { gatsbyRuntime, isLoaded } from './gatsbyRuntime';
import type { LoadedPage } from './gatsbyRuntime';

interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
}

/** A page with the location that it is rendered for. */
interface Shown {
  readonly location: RouterLocation;
  readonly pageResources: LoadedPage | undefined;
}

interface EnsureResourcesProps {
  readonly location: RouterLocation;
  readonly children: (shown: Shown) => ReactNode;
}

/** On a host of several sites, the not-found page also answers outside the base path, where the router would show nothing. */
function withinBasePath<Place extends RouterLocation>(location: Place): Place {
  const base = withPrefix('/');
  const isWithin = `${location.pathname}/`.startsWith(base);
  return isWithin ? location : { ...location, pathname: base + location.pathname.slice(1) };
}

/** Keeps the last page until the next one has loaded. If loading fails, the last page stays and `src/app/navigation.ts` shows the error. */
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
      // The navigation makes the same request and reports its error.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [loader, missing, path]);
  return children({ ...shown, location: withinBasePath(shown.location) });
}
