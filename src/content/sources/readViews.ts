import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A 3D view of a drawing. */
export interface View {
  readonly scene: string;
  /** How many pieces of each kind move in it as screws do, by their ids. */
  readonly driven: Readonly<Record<string, number>>;
  /** Ids of the parts that are put on in it. */
  readonly added: readonly string[];
}

/** What a scene of `content/solids` says about its pieces and views. */
interface Scene {
  readonly names?: readonly { readonly id: string }[];
  readonly pieces?: readonly { readonly name: number }[];
  readonly views?: Readonly<Record<string, { readonly moves?: readonly { readonly tone: string; readonly pieces: readonly number[] }[] }>>;
}

function readScene(scene: string, text: string): [string, View][] {
  const { names, pieces, views } = JSON.parse(text) as Scene; // written by the programs of figures
  return Object.entries(views ?? {}).map(([view, { moves = [] }]) => {
    const idsOf = (wanted: string): string[] =>
      moves
        .filter(({ tone }) => tone === wanted)
        .flatMap((move) => move.pieces.map((piece) => names?.[pieces?.[piece]?.name ?? -1]?.id ?? ''));
    const driven: Record<string, number> = {};
    for (const id of idsOf('driven')) driven[id] = (driven[id] ?? 0) + 1;
    return [view, { scene, driven, added: [...new Set(idsOf('added'))] }];
  });
}

/** The views in the 3D scenes of `content/solids` by their names. */
export function readViews(root: string): ReadonlyMap<string, View> {
  const folder = path.join(root, 'content/solids');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(files.flatMap((file) => readScene(path.basename(file, '.json'), readFileSync(path.join(folder, file), 'utf8'))));
}
