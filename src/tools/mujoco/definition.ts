import { simulationMjcf } from './engine/simulationMjcf';
import { paragraph, text } from '../../content/tree/nodes';
import { defineBlock } from '../../content/components/definition';
import type { Plugin } from '../../content/plugin';
import { filesOfSimulation } from './output/filesOfSimulation';
import { simulationFiles, simulationFolder } from './publicFiles';

/** Component that runs MuJoCo in the page. `src/tools/mujoco/engine` writes its scene from tables. */
export const ArmSimulation = defineBlock({
  about: 'A button that runs MuJoCo in the page, and a link to the scene, which the build writes from the tables.',
  example: '<ArmSimulation />',
  attributes: {},
  children: false,
  eager: true,
  computes: simulationMjcf,
  publishes: {
    folder: simulationFolder,
    // Only the worker may compile WebAssembly, and it may load only from the site. Pages may not.
    policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    files: filesOfSimulation,
  },
  // The scene file also opens in MuJoCo itself.
  markdown: (_element, { absolute }) => [
    paragraph([{ type: 'link', url: absolute(simulationFiles.mjcf), children: [text('Download the scene (MJCF)')] }]),
  ],
  search: false,
});

/** MuJoCo in the page. */
export const mujoco = { components: { ArmSimulation } } as const satisfies Plugin;
