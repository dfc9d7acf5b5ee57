/** Error for a file of the site that failed to load. `request` is its address, as in webpack's errors. */
export const pieceError = (message: string, request: string | undefined): Error => Object.assign(new Error(message), { request });
