import path from 'node:path';

/** Folder of what builds remember. Not `.cache`, which Gatsby empties when it starts from scratch. */
export const cacheFolder = (root: string): string => path.join(root, 'node_modules/.cache/openarm-docs');
