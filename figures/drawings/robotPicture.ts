import { loadModel } from '../cad/model';
import { robotPicture } from '../shaded/picture';
import type { Picture } from '../picture';

/** The picture of the robot that the home page opens with. */
export async function draw(): Promise<Picture[]> {
  return [{ file: 'src/pictures/robot.avif', bytes: await robotPicture(await loadModel()) }];
}
