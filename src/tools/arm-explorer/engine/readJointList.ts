import type { RobotSide } from '../../../model/robotSolids';

/** Decimals of an angle in rad: 0.0001 rad is below a motor's resolution. */
const digits = 4;

const written = (angles: readonly number[]): string =>
  angles.map((angle) => (angle + 0).toFixed(digits).replace(/^-(0\.0+)$/, '$1')).join(', ');

/** Joint names of an arm in openarm_description and the ROS 2 controllers. */
const rosJointNames = (side: RobotSide): string[] => [1, 2, 3, 4, 5, 6, 7].map((joint) => `openarm_${side}_joint${joint}`);

/** Angles in rad as a trajectory_msgs/JointTrajectory in YAML, with one point to reach in 3 s. */
export const rosLines = (side: RobotSide, angles: readonly number[]): string[] => [
  `joint_names: [${rosJointNames(side).join(', ')}]`,
  'points:',
  `  - positions: [${written(angles)}]`,
  '    time_from_start: {sec: 3, nanosec: 0}',
];

/** Angles in rad as C++ vectors, for J1 to J7 of each arm. */
export const cppLines = (right: readonly number[], left: readonly number[]): string[] => [
  `const std::vector<double> right{${written(right)}};`,
  `const std::vector<double> left{${written(left)}};`,
];

export type AngleUnit = 'rad' | 'deg';

/** Pasted angles in rad, for one arm or both, or an error. */
type ReadJoints = Readonly<Partial<Record<RobotSide, readonly number[]>>> | { readonly error: string };

/** A number that isn't part of a name, as in `joint1` and `0x01`. */
const number = /(^|[^\w.])([-+−]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(?![\w.])/gi;

const countOf = 7;

/** Pattern of the other unit in a list, and the error for it. */
const otherUnit: Readonly<Record<AngleUnit, readonly [RegExp, string]>> = {
  rad: [/°|\bdeg/i, 'The list is in degrees, but Radians is selected. Choose Degrees.'],
  deg: [/\d\s*rad\b|\bradians?\b/i, 'The list is in radians, but Degrees is selected. Choose Radians.'],
};

/** Whether numbers have decimal commas, as in spreadsheets of many countries, and spaces or semicolons between them. */
function hasDecimalCommas(plain: string): boolean {
  const alone = plain.split(/[\s;[\](){}]+/).filter((piece) => /^[-+−]?\d+([.,]\d+)?,?$/.test(piece));
  return (alone.length === countOf || alone.length === 2 * countOf) && alone.some((piece) => /,\d/.test(piece));
}

/** Other values of a trajectory point or joint state. Seven velocities would be taken for the other arm's angles. */
const notAngles = /\b(velocit(y|ies)|accelerations?|efforts?)"?\s*[:=]\s*(\[[^\]]*\]|(\s*-\s+\S+)+)/gi;

/** Removes comments, times and values other than positions. */
const anglesOnly = (text: string): string =>
  text
    .replace(/(\/\/|#).*$/gm, ' ')
    .replace(notAngles, ' ')
    .replace(/time_from_start"?:[^}\n]*/g, ' ')
    // The time of a trajectory may continue on its own lines.
    .replace(/^\s*"?(sec|nanosec)"?:.*$/gm, ' ');

/** A unit directly after a number, which would otherwise make it part of a name. */
const unitBehind = /(\d\.?)\s*(?:rad(?:ian)?|deg(?:ree)?)s?\b/gi;

/** The numbers of a text, without joint numbers if 1 to 7 precede the angles: `Arm Motor: 1 position: 0.0016`. */
function numbersIn(plain: string): number[] {
  const values = [...plain.replace(unitBehind, '$1 ').matchAll(number)].map(([, , found = '']) => Number(found.replace('−', '-')));
  const isNumbered = values.length === 2 * countOf && values.every((value, at) => at % 2 === 1 || value === at / 2 + 1);
  return isNumbered ? values.filter((_value, at) => at % 2 === 1) : values;
}

/** Order of the arms in a text: the one named first, or the right one. */
function sidesIn(text: string): readonly [RobotSide, RobotSide] {
  const [right, left] = [text.search(/right/i), text.search(/left/i)];
  return left >= 0 && (right < 0 || left < right) ? ['left', 'right'] : ['right', 'left'];
}

/** Reads seven angles for the arm that the text names, or the chosen one, or fourteen for both: from C++, YAML, a log or a spreadsheet. */
export function readJointList(text: string, unit: AngleUnit, chosen: RobotSide): ReadJoints {
  const factor = unit === 'deg' ? Math.PI / 180 : 1;
  const plain = anglesOnly(text);
  // Seven numbers with decimal commas look like fourteen integers, which would move both arms to a wrong pose.
  if (hasDecimalCommas(plain)) return { error: 'Write decimals with a point: 0.5 instead of 0,5.' };
  const [named, error] = otherUnit[unit];
  if (named.test(plain)) return { error };
  const angles = numbersIn(plain).map((value) => value * factor);
  const [first, second] = sidesIn(text);
  if (angles.length === 2 * countOf) return { [first]: angles.slice(0, countOf), [second]: angles.slice(countOf) };
  if (angles.length !== countOf) return { error: `A list has 7 numbers for one arm, or 14 for both. This one has ${angles.length}.` };
  return { [/right|left/i.test(text) ? first : chosen]: angles };
}
