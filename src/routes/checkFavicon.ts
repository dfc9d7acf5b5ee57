import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/problems';

/** A sign of the site that is no file: a build would stop at it when all pages are made. */
export function checkFavicon(root: string, favicon: string): Problem[] {
  if (existsSync(path.join(root, 'static', favicon))) return [];
  return [
    {
      file: 'src/site/site.ts',
      message: `favicon is "${favicon}", but there is no file static${favicon}. Put it there, or correct the name.`,
    },
  ];
}
