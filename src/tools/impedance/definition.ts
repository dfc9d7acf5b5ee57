import { armModel } from '../../arm/armModel';
import { robotBody } from '../../arm/robotBody';
import { readSetup } from './engine/readSetup';
import { defineBlock } from '../../content/components/definition';
import type { Room } from '../../content/loadContent';

/** Component to try gains on an arm, computed from the tables of `setupTables`. */
export const ImpedancePlayground = defineBlock({
  about:
    'A button that opens an arm whose gains can be tried. Sets of gains are in `src/tools/impedance/engine/readSetup.ts`; poses are rows of `arm-poses`.',
  example: '<ImpedancePlayground />',
  attributes: {},
  children: false,
  computes: (rowsOf) => armModel(readSetup(rowsOf).bodies.map(robotBody), 'right'),
  // It needs a browser; the table of sags on its page has the results.
  markdown: () => [],
  search: false,
});

/** Gains to try on an arm. */
export const impedance = { components: { ImpedancePlayground } } as const satisfies Room;
