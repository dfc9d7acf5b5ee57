/** No page of this site reads frames. */
export const canBenchRoute = '';
/** Route of the reader's progress in all build guides. */
export const progressRoute = '/hardware/progress';
/** No page of this site shows an arm in 3D. */
export const explorerRoute = '';
