import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the views in the 3D scenes of `content/solids`, with the scene of each. */
export function readViews(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'content/solids');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(
    files.flatMap((file) => {
      const scene = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { readonly views?: object };
      return Object.keys(scene.views ?? {}).map((view) => [view, path.basename(file, '.json')] as const);
    }),
  );
}
