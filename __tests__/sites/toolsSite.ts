import { readFileSync } from 'node:fs';
import path from 'node:path';
import { armTableNames } from '../../src/arm/armTables';
import { canTableNames, judgingTableNames, verdictTableNames } from '../../src/can/reading/readCanTables';
import { gainTables } from '../../src/tools/mujoco/engine/gainSets';
import { simulationTables } from '../../src/tools/mujoco/engine/simulationMjcf';
import { exampleRoot } from '../unit/fixtures/exampleTables';
import type { SmallSite } from './buildSite';
import { documentSource, footerSource, navbarSource, noAnswersSource, sidebarsSource, someTablesSource } from './smallSite';

/** Tables that the tools read. */
const names = [
  ...new Set([
    ...canTableNames,
    ...judgingTableNames,
    ...verdictTableNames,
    'motor-settings',
    ...armTableNames,
    ...gainTables,
    ...simulationTables,
  ]),
];

const tables = `tables: [${canTableNames.join(', ')}]\n`;

/** Pages by their ids. */
const pages: Readonly<Record<string, string>> = {
  index: documentSource(
    'Home',
    '<Opening>\n\nTwo arms.\n\n[The explorer](/hardware/explorer)\n\n<RobotPicture alt="Two arms hang from a chest on a post." />\n\n</Opening>\n\nText.',
  ),
  'hardware/explorer': documentSource('Arm explorer', '## Numbers\n\n<ArmExplorer />\n\nText.'),
  'software/can-bench': documentSource(
    'CAN bench',
    `## The bench\n\n<CanBench name="${canTableNames.join()}" />\n\n## Commands to a motor\n\nText.`,
    tables,
  ),
  // The simulation can be scrolled out of view.
  'simulation/mujoco': documentSource('MuJoCo', `## Model\n\n<ArmSimulation />\n\n${'Text.\n\n'.repeat(40)}`),
};

/**
 * A small site with the tools for OpenArm's motors and arm, which another robot doesn't have: the CAN bench, the explorer and the simulation, with a copy of the tables that they read.
 */
export const toolsSite: SmallSite = {
  name: 'tools',
  minified: true,
  copied: ['content/solids'],
  files: {
    'src/site/sidebars.ts': sidebarsSource({ docsSidebar: Object.keys(pages) }),
    'src/site/navbar.ts': navbarSource(['docsSidebar']),
    'src/site/footer.ts': footerSource(['/']),
    'src/site/searchAnswers.ts': noAnswersSource,
    'src/site/tableDefinitions.ts': someTablesSource(names),
    ...Object.fromEntries(
      names.map((name) => [`content/data/${name}.csv`, readFileSync(path.join(exampleRoot, `content/data/${name}.csv`), 'utf8')]),
    ),
    ...Object.fromEntries(Object.entries(pages).map(([id, text]) => [`content/docs/${id}.mdx`, text])),
  },
};
