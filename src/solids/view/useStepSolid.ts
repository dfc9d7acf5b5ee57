import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { solidSceneAddress } from '../../model/publicFiles';
import type { SolidScene } from '../../model/solidScene';
import type { ShadedMesh } from '../engine/creaseNormals';
import { loadMesh, loadScene } from '../engine/loadSolids';
import { loadPiece } from '../../theme/state/loadPiece';

/** Indices of the meshes in a view. */
function meshesOf(scene: SolidScene, name: string): number[] {
  const view = scene.views[name];
  const pieces = view ? [...Object.values(view.still).flat(), ...view.moves.flatMap((move) => move.pieces)] : [];
  return [...new Set(pieces.flatMap((piece) => scene.pieces[piece]?.mesh ?? []))];
}

interface StepSolidState {
  readonly scene?: SolidScene;
  readonly meshes: ReadonlyMap<string, ShadedMesh>;
  readonly error?: Error;
}

const initialState: StepSolidState = { meshes: new Map() };

/** Loads the scene of a guide and the meshes of one of its views. Returns an error if one can't be loaded, and a retry. */
export function useStepSolid(guide: string, name: string) {
  const [state, setState] = useState(initialState);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    const load = async (): Promise<StepSolidState> => {
      const scene = await loadScene(withPrefix(solidSceneAddress(guide)));
      if (!scene.views[name]) throw new Error('This step has no model. The drawing shows it.');
      const addresses = meshesOf(scene, name).flatMap((index) => scene.meshes[index] ?? []);
      const meshes = await Promise.all(addresses.map(async (address) => [address, await loadMesh(withPrefix(address))] as const));
      return { scene, meshes: new Map(meshes) };
    };
    loadPiece(load).then(
      (loaded) => left || setState(loaded),
      (error: unknown) => left || setState({ ...initialState, error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      left = true;
    };
  }, [guide, name, attempt]);
  const retry = (): void => {
    setState(initialState);
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
