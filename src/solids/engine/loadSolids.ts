import type { RobotSolids } from '../../model/robotSolids';
import type { SolidScene } from '../../model/solidScene';
import type { Mesh } from './bounds';
import { decodeMesh } from './decodeMesh';

/** A file of the 3D views that couldn't be loaded. */
class SolidError extends Error {
  /** Named like webpack's property for the URL of a script, so that a file which a newer deployment has removed is recognized. */
  readonly request: string;
  constructor(address: string, why: string) {
    super(`The model could not be loaded: ${why}.`);
    this.request = address;
  }
}

async function fetchFile(address: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new SolidError(address, 'the network does not answer');
  }
  if (!response.ok) throw new SolidError(address, `the server answers ${response.status}`);
  return response;
}

const scenes = new Map<string, Promise<SolidScene>>();
const robots = new Map<string, Promise<RobotSolids>>();
const meshes = new Map<string, Promise<Mesh>>();

/** Caches a load by address. Failed loads are removed, so that the next call tries again. */
function once<Value>(known: Map<string, Promise<Value>>, address: string, load: () => Promise<Value>): Promise<Value> {
  const found = known.get(address);
  if (found) return found;
  const asked = load();
  known.set(address, asked);
  asked.catch(() => known.delete(address));
  return asked;
}

/** Loads the scene at an address of the site, base path included. */
export const loadScene = (address: string): Promise<SolidScene> =>
  // A test checks the file from which the build writes it.
  once(scenes, address, async () => (await (await fetchFile(address)).json()) as SolidScene);

/** Loads the robot at an address of the site, base path included. */
export const loadRobot = (address: string): Promise<RobotSolids> =>
  once(robots, address, async () => (await (await fetchFile(address)).json()) as RobotSolids);

/** Loads the mesh at an address of the site, base path included, and caches it for other steps. All meshes together take 6 MB. */
export const loadMesh = (address: string): Promise<Mesh> =>
  once(meshes, address, async () => {
    const { body } = await fetchFile(address);
    if (!body) throw new SolidError(address, 'it is empty');
    const bytes = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    return decodeMesh(new Uint8Array(bytes));
  });
