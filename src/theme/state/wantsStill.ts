/** Whether the reader prefers reduced motion. */
export const wantsStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
