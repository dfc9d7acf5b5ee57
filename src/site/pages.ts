/** Route of the CAN bench. */
export const canBenchRoute = '/software/can-bench';

/** Link to the bench with lines to decode, without the base path. */
export const canBenchHref = (lines: string): string => `${canBenchRoute}?bench.frames=${encodeURIComponent(lines)}`;

/** Route of the reader's progress in all build guides. */
export const progressRoute = '/hardware/progress';
