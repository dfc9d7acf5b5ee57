import { loadModel } from '../cad/model';
import { robotPictures } from '../shaded/picture';
import type { Picture } from '../picture';

/** The picture of the robot that the home page opens with, for fine screens and for others. */
export async function draw(): Promise<Picture[]> {
  const { large, small } = await robotPictures(await loadModel());
  return [
    { file: 'src/pictures/robot.avif', bytes: large },
    { file: 'src/pictures/robot-small.avif', bytes: small },
  ];
}
