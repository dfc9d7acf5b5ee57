import { useEffect, useState } from 'react';

/** Way in px that the reader scrolls before the navbar hides or comes back. */
const threshold = 12;

/** True while the navbar is to be hidden: after scrolling down, until scrolling up. Always false where it is off. */
export function useHiddenOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    let last = window.scrollY;
    const onScroll = (): void => {
      const way = window.scrollY - last;
      if (Math.abs(way) < threshold) return;
      last = window.scrollY;
      setHidden(way > 0 && window.scrollY > threshold);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [enabled]);
  return hidden;
}
