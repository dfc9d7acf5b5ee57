import { z } from 'zod';
import { jointCount } from '../../../arm/armModel';
import { quaternionOf } from '../../../arm/matrix';
import { poseAngles } from '../../../arm/armTables';
import { rollPitchYaw, toolPose } from '../../../arm/toolPose';
import { jointLoads, loadSentence, loadWords, heldTorques, loadPoints } from '../../../arm/poses';
import type { LoadPoint } from '../../../arm/poses';
import { findNamed, jointNumber } from '../names';
import { jointNamed } from '../site';
import type { Side } from '../../../can/reading/travel';
import type { AgentSite } from '../site';
import { defineTool, rounded } from '../tool';

const toDegrees = (angle: number): number => rounded((angle * 180) / Math.PI, 4);

/** Page that computes the same. */
const explorerRoute = '/hardware/explorer';

/** Radians of a full turn: more can only be degrees. */
const turn = 2 * Math.PI;

const sevenNumbers = 'give 7 numbers for J1 to J7, or some of them by name';

// `Object.keys` loses the type.
const points = Object.keys(loadPoints) as [LoadPoint, ...LoadPoint[]];

type GivenAngles = readonly number[] | Readonly<Record<string, number>>;

/** Angles of a pose in rad, with the given ones in place of its own. */
function withAngles(
  pose: readonly number[],
  givenAngles: GivenAngles,
  { unit, side }: { unit: 'rad' | 'deg'; side: Side },
  site: AgentSite,
) {
  const [angles, names] = [[...pose], new Map<number, string>()];
  for (const [name, angle] of Object.entries(givenAngles)) {
    const named = givenAngles instanceof Array ? undefined : jointNamed(name, site);
    const at = named ? (jointNumber(named.joint) ?? 0) - 1 : Number(name);
    if (at >= jointCount) throw new RangeError(`Angles are those of J1 to J${jointCount}, not of "${name}".`);
    if (named?.side && named.side !== side)
      throw new RangeError(
        `side and angles: "${name}" is a joint of the ${named.side} arm, and side is "${side}". Ask for one arm at a time.`,
      );
    if (names.has(at)) throw new RangeError(`angles: "${names.get(at)}" and "${name}" are the same joint. Give one of them.`);
    names.set(at, name);
    const [given, advice] = unit === 'rad' ? [`${angle} rad`, 'For degrees, give "unit": "deg", or give'] : [`${angle}°`, 'Give'];
    if (Math.abs(angle) > (unit === 'rad' ? turn : 360))
      throw new RangeError(`J${at + 1}: ${given} is more than a turn. ${advice} J${at + 1} an angle in its range.`);
    angles[at] = unit === 'deg' ? (angle * Math.PI) / 180 : angle;
  }
  return angles;
}

export const armPose = defineTool({
  name: 'arm_pose',
  title: 'Compute a pose of an arm',
  description:
    'Compute where the tool of an arm is at given joint angles, the torque that each joint needs to hold still against gravity, with a payload if you like, and which limits are exceeded. Use it for reach, payload and torque at a pose. It moves nothing and knows nothing of collisions.',
  example: { side: 'right', pose: 'forward', angles: { J4: 90 }, unit: 'deg', payload_kg: 1 },
  input: z.strictObject({
    side: z.enum(['right', 'left']),
    angles: z
      .union([z.array(z.number()).length(jointCount, sevenNumbers), z.record(z.string(), z.number())], sevenNumbers)
      .optional()
      .describe('Seven numbers for J1 to J7, or only some, such as {"J4": 90}; the others are those of the pose, otherwise 0'),
    unit: z.enum(['rad', 'deg']).default('rad').describe('Unit of `angles`'),
    pose: z
      .string()
      .max(100)
      .optional()
      .describe('Pose of the table arm-poses, such as hanging, which is zero, or forward, stretched out level'),
    payload_kg: z.number().min(0).max(100).default(0),
    payload_at: z
      .enum(points)
      .default('tool')
      .describe('Where the payload hangs. tool: at the gripper; flange: without gripper; wrist: without anything beyond J7'),
  }),
  run: ({ side, angles: given, unit, pose, payload_kg, payload_at }, site) => {
    const { models, joints, poses } = site.arms();
    if (given === undefined && pose === undefined) throw new RangeError('Give angles, or the name of a pose such as "hanging".');
    const named = pose === undefined ? undefined : findNamed('pose', pose, poses, ({ id, label }) => [id, label]);
    const angles = withAngles(named ? poseAngles(named, side) : Array<number>(jointCount).fill(0), given ?? [], { unit, side }, site);
    const model = models[side];
    const frame = toolPose(model, angles);
    const torques = heldTorques(model, angles, payload_at, payload_kg);
    const loads = jointLoads(torques, angles, model.ranges, joints);
    const held = joints.map(({ name, motor, rated, peak }, at) => {
      const [least, most] = model.ranges[at] ?? [-Infinity, Infinity];
      const angle = angles[at] ?? 0;
      const inRange = angle >= least - 1e-9 && angle <= most + 1e-9;
      return {
        joint: name,
        motor,
        angle_rad: rounded(angle, 6),
        angle_deg: toDegrees(angle),
        range_deg: [least, most].map(toDegrees),
        in_range: inRange,
        torque_nm: rounded(torques[at] ?? 0, 6),
        rated_nm: rated,
        peak_nm: peak,
        load: inRange ? loadWords[loads[at]?.state ?? 'within'] : 'beyond its range',
      };
    });
    const beyond = held.filter(({ in_range }) => !in_range);
    const reach = beyond.length > 0 ? `The arm can't take this pose: ${beyond.map(({ joint }) => joint).join(', ')} ends before. ` : '';
    return {
      side,
      tool: {
        position_m: frame.position.map((part) => rounded(part, 6)),
        roll_pitch_yaw_deg: rollPitchYaw(frame.rotation).map(toDegrees),
        quaternion_wxyz: quaternionOf(frame.rotation).map((part) => rounded(part, 6)),
      },
      joints: held,
      limits_exceeded: [
        ...beyond.map(({ joint, angle_deg, range_deg }) => `${joint} turns from ${range_deg.join('° to ')}°, not to ${angle_deg}°.`),
        ...held
          .filter((_row, at) => ['above', 'too-much'].includes(loads[at]?.state ?? ''))
          .map(
            ({ joint, torque_nm, rated_nm, peak_nm }) =>
              `${joint} needs ${rounded(torque_nm, 2)} N·m: rated ${rated_nm}, peak ${peak_nm} N·m.`,
          ),
      ],
      summary: reach + loadSentence(loads, joints),
      caveat:
        'Computed from the rigid bodies of the site’s model, standing still, without friction. It does not see collisions of the arm with itself, the other arm, the pedestal or you. An unpowered arm falls.',
      url: site.urlOf(explorerRoute),
    };
  },
});
