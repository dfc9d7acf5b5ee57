import { use, useEffect, useEffectEvent, useState } from 'react';
import { PageLocation } from './pageLocation';

/** Looks at each address that the page gets, for a tool that is kept: rendering its table with each of them would hold up the way to the next page. */
export function AddressWatch({ follow }: { readonly follow: () => void }) {
  const location = use(PageLocation);
  const [page] = useState(location?.pathname);
  const look = useEffectEvent(() => {
    // A page stays until the next one is there, whose address says nothing about it.
    if (location?.pathname === page) follow();
  });
  useEffect(() => look(), [location]);
  return null;
}
