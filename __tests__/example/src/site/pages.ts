/** No page of this site reads frames. */
export const canBenchRoute = '';
export const canBenchHref = (lines: string): string => `#${lines}`;

/** Route of the reader's progress in all build guides. */
export const progressRoute = '/hardware/progress';
