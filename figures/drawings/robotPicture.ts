import { loadModel } from '../cad/model';
import { robotPictures } from '../shaded/picture';
import type { Picture } from '../picture';

/** The picture of the robot that the home page opens with, for fine screens and for others. */
export async function draw(): Promise<Picture[]> {
  const pictures = await robotPictures(await loadModel());
  return pictures.map(({ width, bytes }) => ({ file: `src/tools/arm-explorer/pictures/robot-${width}.avif`, bytes }));
}
