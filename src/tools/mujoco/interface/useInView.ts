import { useEffect, useRef, useState } from 'react';

/** Ref for an element, and whether the element is in the viewport. */
export function useInView<Kind extends Element>() {
  const element = useRef<Kind>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    // Without observers everything counts as in view.
    if (!element.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, inView };
}
