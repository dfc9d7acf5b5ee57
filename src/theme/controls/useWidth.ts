import { useEffect, useRef, useState } from 'react';

/** Width in px of an element, and whom to give it to; so much until it was measured. */
export function useWidth<Kind extends Element>(first: number) {
  const element = useRef<Kind>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
