import { useEffect, useRef, useState } from 'react';

/** Highest that a view is in the text of a page, as a share of the window. */
const mostHeight = 0.72;

/** What stands below a view that fills a stage, in px: the bar that plays the step. */
const belowView = 56;

/**
 * Size in px that a view of a step has, and whom to give the element to: as wide as its column and formed as its drawing, or as large as the
 * stage where the step is shown alone.
 */
export function useSheetRoom(drawing: { readonly width: number; readonly height: number }) {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const form = Math.min(drawing.height / drawing.width, 1.2);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.round(entry.contentRect.width);
      const stage = entry.target.closest('[data-stage]');
      const height = stage
        ? Math.max(stage.clientHeight - belowView, 160)
        : Math.min(width * form, Math.max(window.innerHeight * mostHeight, 240));
      setRoom({ width, height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [form]);
  return { element, ...room };
}
