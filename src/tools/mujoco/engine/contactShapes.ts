import type { RobotBody } from '../../../arm/armModel';
import type { Vec3 } from '../../../arm/matrix';
import type { MjcfShape } from '../../../arm/mjcfShape';

/** Radii in m of the links, from the shoulder to the hand: near the size of the parts, and no measure of them. Neighbours differ, so that one is seen before the other. */
const radii: Readonly<Record<string, number>> = {
  link1: 0.046,
  link2: 0.043,
  link3: 0.04,
  link4: 0.036,
  link5: 0.034,
  link6: 0.03,
  link7: 0.028,
};

/** Place of each finger's inner face when the gripper is closed, in m along y of the hand; the fingers meet there. */
const middle = 0.006;

/** Half of a finger in m: across the opening, along its width, and along the hand. */
const finger = { across: 0.008, wide: 0.011, long: 0.0375 } as const;

const box = (centre: Vec3, half: Vec3): MjcfShape['form'] => ({ kind: 'box', centre, half });

function formsOf(body: RobotBody, robot: readonly RobotBody[]): MjcfShape['form'][] {
  const own = /^openarm_(?:left|right)_(.*)$/.exec(body.name)?.[1] ?? '';
  // The right finger of each hand lies on the side of −y, the left one on that of +y.
  if (own === 'right_finger') return [box([0, middle - finger.across, finger.long], [finger.wide, finger.across, finger.long])];
  if (own === 'left_finger')
    return [box([0, middle - body.position[1] + finger.across, finger.long], [finger.wide, finger.across, finger.long])];
  if (own === 'hand') return [box([0, middle, -0.005], [0.02, 0.05, 0.015])];
  const radius = radii[own];
  const next = robot.find(({ parent }) => parent === body.name);
  if (radius === undefined || !next) return [];
  // A link reaches from its joint to that of the next one; the last one to the hand.
  const to: Vec3 = own === 'link7' ? [0, -0.0045, 0.075] : next.position;
  return [{ kind: 'capsule', from: [0, 0, 0], to, radius }];
}

/**
 * Shapes with which the robot touches things: a capsule for each link, boxes for hands, fingers and pedestal. They are simple on purpose:
 * the model shows how gripping is simulated, not where a bolt touches.
 */
export function contactShapes(robot: readonly RobotBody[]): ReadonlyMap<string, readonly MjcfShape[]> {
  const shapes = new Map<string, readonly MjcfShape[]>();
  for (const body of robot) {
    if (body.parent === 'world') shapes.set(body.name, [{ form: box([0, 0, 0.375], [0.03, 0.03, 0.375]), side: 'world' }]);
    const side = body.name.startsWith('openarm_left_') ? 'left' : 'right';
    const forms = formsOf(body, robot);
    if (forms.length > 0)
      shapes.set(
        body.name,
        forms.map((form) => ({ form, side })),
      );
  }
  return shapes;
}
