/** An error about a file of the site. */
export interface PieceError extends Error {
  /** The file's address, as in webpack's errors. */
  readonly request?: string | undefined;
  /** Whether the file is of another build than the page, so that only loading the page anew helps. */
  readonly isOfOtherBuild?: boolean | undefined;
}

/** Error for a file of the site that failed to load, or that this build can't read. */
export const pieceError = (message: string, request: string | undefined, isOfOtherBuild = false): PieceError =>
  Object.assign(new Error(message), { request, isOfOtherBuild });
