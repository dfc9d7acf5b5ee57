/** Folder of what the simulation loads, its worker included. */
export const simulationFolder = '/mujoco';

/** Files of the simulation: where MuJoCo is, and the scene in MuJoCo's format. */
export const simulationFiles = {
  addresses: `${simulationFolder}/files.json`,
  mjcf: `${simulationFolder}/openarm_v1_cubes.xml`,
} as const;

/** Addresses of MuJoCo without the base path: its script, and its program in WebAssembly. */
export interface EngineFiles {
  readonly glue: string;
  readonly engine: string;
}
