import { readBothArms } from '../../arm/poses';
import { defineBlock } from '../../content/components/definition';
import type { Plugin } from '../../content/plugin';

/** Component with both arms to move, computed from the tables of `armTableNames`. */
export const ArmExplorer = defineBlock({
  about: 'A button that opens both arms in 3D. Joints move by the tables that `src/arm/armTables.ts` lists; poses are rows of `arm-poses`.',
  example: '<ArmExplorer />',
  attributes: {},
  children: false,
  eager: true,
  computes: readBothArms,
  // It needs a browser; the drawing and tables of its page have the facts.
  markdown: () => [],
  search: false,
});

/** The robot as a picture, and in 3D. */
export const RobotPicture = defineBlock({
  about: 'The picture of the robot, which `npm run figures robotPicture` draws, with a button that shows it in 3D.',
  example: '<RobotPicture alt="Two arms hang from a chest on an aluminium post." />',
  attributes: { alt: { kind: 'text', required: true, about: 'What the picture shows' } },
  children: false,
  eager: true,
  markdown: () => [],
  // Nobody searches for the picture.
  search: false,
});

/** Both arms in 3D. */
export const armExplorer = { components: { ArmExplorer, RobotPicture } } as const satisfies Plugin;
