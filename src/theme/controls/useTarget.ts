import { useEffect, useEffectEvent } from 'react';
import { decodeURIComponent } from '../../model/addresses';

/** Event on `window` with the id that a link leads to, so that a table can show a row that its filters hide. */
export const targetEvent = 'opentarget';

/** Calls `onTarget` with the id in the address: once on mount, and each time a link leads to it. */
export function useTarget(onTarget: (id: string) => void): void {
  const tell = useEffectEvent(onTarget);
  useEffect(() => {
    const listen = ({ detail }: CustomEvent<string>): void => tell(detail);
    // TypeScript doesn't know this event's type.
    window.addEventListener(targetEvent, listen as EventListener);
    // The target of the address from before this component mounted.
    const frame = requestAnimationFrame(() => tell(decodeURIComponent(location.hash.slice(1))));
    return () => {
      window.removeEventListener(targetEvent, listen as EventListener);
      cancelAnimationFrame(frame);
    };
  }, []);
}
