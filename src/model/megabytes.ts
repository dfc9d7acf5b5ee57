/** Bytes as readers know them: 12.2 MB, and 0.1 MB at least for what is there at all. */
export const megabytes = (bytes: number): string => `${(bytes === 0 ? 0 : Math.max(0.1, bytes / 1e6)).toFixed(1)} MB`;
