/** An error about a file of the site that could not be loaded: `request` is its address, as in webpack's own errors. */
export const pieceError = (message: string, request: string | undefined): Error => Object.assign(new Error(message), { request });
