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

/** Top of the home page: what the robot is and where to start, beside its picture. */
export const Opening = defineBlock({
  about: 'The top of the home page: text and buttons beside the picture of the robot, which `npm run figures robotPicture` draws.',
  example: `<Opening alt="Two arms hang from a chest on an aluminium post.">

An open-source robot arm.

</Opening>`,
  // Not indexed: nobody searches for the picture.
  attributes: { alt: { kind: 'text', required: true, about: 'What the picture shows' } },
  children: true,
  eager: true,
  markdown: (element, { blocks }) => blocks(element),
});

/** Both arms in 3D. */
export const armExplorer = { components: { ArmExplorer, Opening } } as const satisfies Plugin;
