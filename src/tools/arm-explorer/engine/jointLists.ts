import type { RobotSide } from '../../../model/robotSolids';

/** Digits that are written of an angle in rad: 0.0001 rad is less than a motor tells apart. */
const digits = 4;

const written = (angles: readonly number[]): string =>
  angles.map((angle) => (angle + 0).toFixed(digits).replace(/^-(0\.0+)$/, '$1')).join(', ');

/** Names of the joints of an arm as openarm_description and the controllers of ROS 2 have them. */
export const rosJointNames = (side: RobotSide): string[] => [1, 2, 3, 4, 5, 6, 7].map((joint) => `openarm_${side}_joint${joint}`);

/** Angles in rad as a trajectory_msgs/JointTrajectory of one point in YAML, which is to be reached in 3 s. */
export const rosLines = (side: RobotSide, angles: readonly number[]): string[] => [
  `joint_names: [${rosJointNames(side).join(', ')}]`,
  'points:',
  `  - positions: [${written(angles)}]`,
  '    time_from_start: {sec: 3, nanosec: 0}',
];

/** Angles in rad as vectors of C++, for J1 to J7 of each arm. */
export const cppLines = (right: readonly number[], left: readonly number[]): string[] => [
  `const std::vector<double> right{${written(right)}};`,
  `const std::vector<double> left{${written(left)}};`,
];
