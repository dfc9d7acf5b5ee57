import { armModel } from '../../arm/armModel';
import { robotBody } from '../../arm/robotBody';
import { readSetup } from './engine/readSetup';
import { defineBlock } from '../../content/components/definition';

/** An arm whose gains can be tried, computed from the tables of `setupTables`. */
export const ImpedancePlayground = defineBlock({
  about:
    'A button that opens an arm whose gains can be tried. Sets of gains are in `src/tools/impedance/engine/readSetup.ts`; poses are rows of `arm-poses`.',
  example: '<ImpedancePlayground />',
  attributes: {},
  children: false,
  computes: (rowsOf) => armModel(readSetup(rowsOf).bodies.map(robotBody), 'right'),
  // Without a browser nothing moves; the table of the sag on its page says what comes out.
  markdown: () => [],
  search: false,
});
