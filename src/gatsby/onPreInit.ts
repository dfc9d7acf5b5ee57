import path from 'node:path';
import { noteTimes } from '../files/noteTimes';
import { survivesBrokenTables } from './patches/brokenTables';

/** Pages, drawings and cards are many, and are written where they change. The 404 page gets the list of all routes but doesn't print it. */
const isWrittenOnChange = /^(?!404\.html$).*(\.html|\.md|\/page-data\.json)$|^(static\/|social\/)/;

let restore = (): void => undefined;

/**
 * Notes when the files were written that Gatsby and its plugins write again in each build: copies
 * of `static`, feeds, sitemaps, lists of scripts.
 */
export function onPreInit(root: string): void {
  if (process.env.NODE_ENV === 'development') survivesBrokenTables(root);
  restore = noteTimes(path.join(root, 'public'), (file) => !isWrittenOnChange.test(file));
}

/** After the build: the files among them that are what they were have their times again, so that nobody publishes them anew. */
export const keepTimes = (): void => restore();
