import { readFileSync } from 'node:fs';
import path from 'node:path';
import { framesOf } from '../../../arm/kinematics';
import { add, apply, subtract } from '../../../arm/matrix';
import type { Vec3 } from '../../../arm/matrix';
import type { RobotSide, RobotSolids } from '../../../model/robotSolids';
import { linkMotions, robotPieces } from '../engine/robotPieces';
import type { Motion } from '../engine/robotPieces';
import { bothArms } from '../../../arm/__tests__/bothArms';

// A test of figures compares the file with the models.
const robot = JSON.parse(readFileSync(path.join(__dirname, '../../../../content/solids/robot.json'), 'utf8')) as RobotSolids;

const zero = [0, 0, 0, 0, 0, 0, 0];
const bent = [0.5, -0.4, 0.3, 1.2, -0.6, 0.5, 0.7];
const none = { side: 'right', tired: new Set<number>() } as const;
const moved = ({ turn, shift }: Motion, at: Vec3): Vec3 => add(apply(turn, at), shift);
const distance = (a: Vec3, b: Vec3): number => Math.hypot(...subtract(a, b));
const sides: readonly RobotSide[] = ['right', 'left'];

it('stands at zero exactly as it is drawn', () => {
  robotPieces(robot, bothArms, { right: zero, left: zero }, none).forEach(({ place }, index) =>
    place.forEach((value, at) => expect(value).toBeCloseTo(robot.pieces[index]?.place[at] ?? NaN, 6)),
  );
});

it('knows of each piece of an arm what it moves with, and leaves the pedestal alone', () => {
  const pieces = robotPieces(robot, bothArms, { right: bent, left: bent }, none);
  robot.pieces.forEach(({ side, link, place }, index) => {
    const isStill = pieces[index]?.place.every((value, at) => Math.abs(value - (place[at] ?? NaN)) < 1e-6);
    expect(isStill).toBe(side === undefined || link === 0);
  });
  for (const side of sides)
    expect(new Set(robot.pieces.filter((piece) => piece.side === side).map(({ link }) => link))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 7, 'crank', 'rod']),
    );
});

describe.each(sides)('the %s arm', (side) => {
  const arm = robot.arms[side];
  const model = bothArms[side];
  const motion = linkMotions(model, bent, arm);

  it('turns neighbouring links about a line that both share', () => {
    // A point of the axis of each joint in the drawing: that of the model, 1 mm farther in.
    const frames = framesOf(model, zero);
    const inwards = side === 'right' ? 1 : -1;
    model.moved.forEach((body, joint) => {
      const { position, rotation } = frames[body] ?? framesOf(model, [])[0]!;
      const axis = apply(rotation, model.bodies[body]?.hinge?.axis ?? [0, 0, 0]);
      for (const along of [0, 40]) {
        const point = [0, 1, 2].map((at) => (position[at] ?? 0) * 1000 + (axis[at] ?? 0) * along) as unknown as Vec3;
        const drawn: Vec3 = [point[0], point[1] + inwards, point[2]];
        expect(distance(moved(motion(joint), drawn), moved(motion(joint + 1), drawn))).toBeLessThan(1e-6);
      }
    });
  });

  it('keeps crank, rod and wrist together', () => {
    const [, , below] = subtract(arm.pin, arm.crank);
    expect(below).toBeCloseTo(0, 6);
    // The lower pin is as far below the upper one as the axis of J6 below that of its motor.
    const wrist = (framesOf(model, zero)[model.moved[5] ?? -1]?.position[2] ?? NaN) * 1000;
    const lower: Vec3 = [arm.pin[0], arm.pin[1], arm.pin[2] + wrist - arm.crank[2]];
    expect(distance(moved(motion('crank'), arm.pin), moved(motion('rod'), arm.pin))).toBeLessThan(1e-6);
    expect(distance(moved(motion('rod'), lower), moved(motion(6), lower))).toBeLessThan(0.01);
    expect(distance(moved(motion('crank'), arm.crank), moved(motion(5), arm.crank))).toBeLessThan(1e-6);
  });
});

it('marks the motors of the chosen arm that need too much', () => {
  const pieces = robotPieces(robot, bothArms, { right: zero, left: zero }, { side: 'left', tired: new Set([1]) });
  const marked = pieces.flatMap(({ marked: is, mesh }, index) => (is ? [`${robot.pieces[index]?.side ?? ''} ${mesh}`] : []));
  expect(marked).toEqual(['left J2_motor']);
});
