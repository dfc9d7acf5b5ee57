import { arrow } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { windowFrame, wordSize } from '../windows/frame';
import { shownArm, shownPedestal } from '../windows/shownRobot';

/** Poster of the MuJoCo tutorial: the file of the model is dragged into the viewer's window. */
export const tutorialPoster = (): Drawing =>
  smallSheet({
    file: 'mujoco-tutorial.svg',
    height: 404,
    title: 'A model is dragged into the viewer of MuJoCo',
    description:
      'A sheet named openarm_bimanual.xml, an arrow from it into a window, and in the window the robot with both arms hanging down.',
    body: [
      windowFrame({ title: 'MuJoCo', x: 286, y: 4, width: 350, height: 396 }),
      shownPedestal(461, 66),
      shownArm([405, 110], [385, 200], [381, 290]),
      shownArm([517, 110], [537, 200], [541, 290]),
      `<path d="M80 96h72l34 34v106H80zM152 96v34h34" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>`,
      label(133, 192, 'XML', { size: wordSize }),
      label(10, 272, 'openarm_bimanual.xml', { size: wordSize, anchor: 'start' }),
      arrow(
        [
          [200, 166],
          [334, 166],
        ],
        { colour: ink.accent, width: 4, dashed: true },
      ),
    ].join('\n'),
  });
