/** Folder of the simulation's files, including its worker. */
export const simulationFolder = '/mujoco';

/** Files of the simulation: the addresses of MuJoCo, and the scene as MJCF. */
export const simulationFiles = {
  addresses: `${simulationFolder}/files.json`,
  mjcf: `${simulationFolder}/openarm_v1_cubes.xml`,
} as const;

/** Addresses of MuJoCo's script and WebAssembly module, without the base path. */
export interface EngineFiles {
  readonly glue: string;
  readonly engine: string;
}
