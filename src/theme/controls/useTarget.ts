import { useEffect, useEffectEvent } from 'react';
import { decodeURIComponent } from '../../model/addresses';

/** Told to the window, with an id, when an address of the page leads there: a table then shows a row that its tools had left out. */
export const targetEvent = 'opentarget';

/** Tells `onTarget` the id to which the address of the page leads: once in the beginning, and each time that it is asked for. */
export function useTarget(onTarget: (id: string) => void): void {
  const tell = useEffectEvent(onTarget);
  useEffect(() => {
    const listen = ({ detail }: CustomEvent<string>): void => tell(detail);
    // Its name is that of an event of this type.
    window.addEventListener(targetEvent, listen as EventListener);
    // What the address asked for before this was there.
    const frame = requestAnimationFrame(() => tell(decodeURIComponent(location.hash.slice(1))));
    return () => {
      window.removeEventListener(targetEvent, listen as EventListener);
      cancelAnimationFrame(frame);
    };
  }, []);
}
