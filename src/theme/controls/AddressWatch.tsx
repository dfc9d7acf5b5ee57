import { use, useEffect, useEffectEvent, useState } from 'react';
import { PageLocation } from './pageLocation';

/**
 * Calls `follow` on each change of the address, for a memoized tool: rerendering its table each time would delay the change to the next
 * page.
 */
export function AddressWatch({ follow }: { readonly follow: () => void }) {
  const location = use(PageLocation);
  const [page] = useState(location?.pathname);
  const look = useEffectEvent(() => {
    // The old page stays mounted until the next one has loaded, and the new address isn't about it.
    if (location?.pathname === page) follow();
  });
  useEffect(() => look(), [location]);
  return null;
}
