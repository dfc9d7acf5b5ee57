export const canBenchRoute = '/software/can-bench';

/** Route of the arm explorer. */
export const explorerRoute = '/hardware/explorer';

/** Route of the reader's progress in all build guides. */
export const progressRoute = '/hardware/progress';
