import type { RobotSolids } from '../../../../model/robotSolids';
import type { OpenSite } from '../../../../../__tests__/browser/site';
import { say } from '../../../../../__tests__/browser/siteAnswers';

/**
 * Has the site offer a robot of which only the motors are seen, until its pages are closed: for tests of what is said of the robot, and not of its
 * picture. The whole one has a hundred files, and takes the processor most of the time of such a test to load and draw.
 */
export async function motorsOnly({ origin, answer }: OpenSite): Promise<void> {
  const address = '/solids/robot.json';
  const { meshes, pieces, arms } = (await (await fetch(origin + address)).json()) as RobotSolids; // written by the build
  const motors = pieces.filter(({ motor }) => motor !== undefined);
  const used = [...new Set(motors.map(({ mesh }) => mesh))];
  const robot: RobotSolids = {
    meshes: used.flatMap((mesh) => meshes[mesh] ?? []),
    pieces: motors.map((piece) => ({ ...piece, mesh: used.indexOf(piece.mesh) })),
    arms,
  };
  answer(({ pathname }) => pathname === address, say(200, JSON.stringify(robot), 'application/json'));
}
