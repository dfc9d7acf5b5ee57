import { useEffect, useRef, useState } from 'react';

/** Whether an element can be seen in the window, and whom to give it to. */
export function useInView<Kind extends Element>() {
  const element = useRef<Kind>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, inView };
}
