import { useEffect, useRef, useState } from 'react';

/** Ref for an element, and its width in px; `first` until it is measured. */
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
