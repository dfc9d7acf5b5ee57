/** Page of the bench that reads and makes frames. */
export const canBenchRoute = '/software/can-bench';

/** The bench with lines to decode, below the base path. */
export const canBenchHref = (lines: string): string => `${canBenchRoute}?bench.frames=${encodeURIComponent(lines)}`;
