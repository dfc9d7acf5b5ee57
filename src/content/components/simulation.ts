import { simulationFiles } from '../../model/publicFiles';
import { paragraph, text } from '../tree/nodes';
import { defineBlock } from './definition';

/** MuJoCo in the page with the scene of `src/simulation`, written from its tables; a check asks for them. */
export const ArmSimulation = defineBlock({
  attributes: {},
  children: false,
  // Without a browser nothing runs; the file does in MuJoCo.
  markdown: (_element, { absolute }) => [
    paragraph([{ type: 'link', url: absolute(simulationFiles.mjcf), children: [text('Download the scene (MJCF)')] }]),
  ],
  search: false,
});
