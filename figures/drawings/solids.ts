import type { Picture } from '../picture';
import { loadModel } from '../cad/model';
import { solidFiles } from '../solids/solidFiles';

/** Makes the meshes and scenes that the steps of the guides are turned by, in content/solids. */
export async function draw(): Promise<Picture[]> {
  return solidFiles(await loadModel());
}
