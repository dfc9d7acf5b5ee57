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

/** What the numbers of a list are. */
export type AngleUnit = 'rad' | 'deg';

/** Angles in rad that a reader has pasted, for one arm or both, or why they cannot be read. */
export type ReadJoints = Readonly<Partial<Record<RobotSide, readonly number[]>>> | { readonly error: string };

/** A number that is no part of a name: `joint1` and `0x01` have none. */
const number = /(^|[^\w.])([-+−]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(?![\w.])/gi;

const countOf = 7;

/** A unit that stands in a list, and the one that is chosen for it there. */
const otherUnit: Readonly<Record<AngleUnit, readonly [RegExp, string]>> = {
  rad: [/°|\bdeg/i, 'The list is in degrees, and radians are chosen. Choose Degrees.'],
  deg: [/\d\s*rad\b|\bradians?\b/i, 'The list is in radians, and degrees are chosen. Choose Radians.'],
};

/** Whether a comma stands before the fractions, as in spreadsheets of many countries: then blanks or semicolons stand between the numbers. */
function hasDecimalCommas(plain: string): boolean {
  const alone = plain.split(/[\s;[\](){}]+/).filter((piece) => /^[-+−]?\d+([.,]\d+)?,?$/.test(piece));
  return (alone.length === countOf || alone.length === 2 * countOf) && alone.some((piece) => /,\d/.test(piece));
}

/** What a point of a trajectory or a state of joints has beside its positions. Seven speeds would be taken for the angles of the other arm. */
const notAngles = /\b(velocit(y|ies)|accelerations?|efforts?)"?\s*[:=]\s*(\[[^\]]*\]|(\s*-\s+\S+)+)/gi;

/** A text without its comments, the time of a trajectory, and what are no positions. */
const anglesOnly = (text: string): string =>
  text
    .replace(/(\/\/|#).*$/gm, ' ')
    .replace(notAngles, ' ')
    .replace(/time_from_start"?:[^}\n]*/g, ' ')
    // Below it, the time of a trajectory may have lines of its own.
    .replace(/^\s*"?(sec|nanosec)"?:.*$/gm, ' ');

/** A unit behind a number, which would make it part of a name where no blank stands between them. */
const unitBehind = /(\d\.?)\s*(?:rad(?:ian)?|deg(?:ree)?)s?\b/gi;

/** The numbers of a text, without those of the joints where 1 to 7 stand before the angles: `Arm Motor: 1 position: 0.0016`. */
function numbersIn(plain: string): number[] {
  const values = [...plain.replace(unitBehind, '$1 ').matchAll(number)].map(([, , found = '']) => Number(found.replace('−', '-')));
  const isNumbered = values.length === 2 * countOf && values.every((value, at) => at % 2 === 1 || value === at / 2 + 1);
  return isNumbered ? values.filter((_value, at) => at % 2 === 1) : values;
}

/** Which arm comes first in a text with both: the one that is named first, the right one if none is. */
function sidesIn(text: string): readonly [RobotSide, RobotSide] {
  const [right, left] = [text.search(/right/i), text.search(/left/i)];
  return left >= 0 && (right < 0 || left < right) ? ['left', 'right'] : ['right', 'left'];
}

/** Reads seven numbers, for the arm that the text names or else the chosen one, or fourteen for both: from C++, YAML, a log or a spreadsheet. */
export function readJointList(text: string, unit: AngleUnit, chosen: RobotSide): ReadJoints {
  const factor = unit === 'deg' ? Math.PI / 180 : 1;
  const plain = anglesOnly(text);
  // Seven decimals look like fourteen whole numbers, which would move both arms somewhere else.
  if (hasDecimalCommas(plain)) return { error: 'Write decimals with a point: 0.5 instead of 0,5.' };
  const [named, error] = otherUnit[unit];
  if (named.test(plain)) return { error };
  const angles = numbersIn(plain).map((value) => value * factor);
  const [first, second] = sidesIn(text);
  if (angles.length === 2 * countOf) return { [first]: angles.slice(0, countOf), [second]: angles.slice(countOf) };
  if (angles.length !== countOf)
    return { error: `A list has 7 numbers for one arm, or 14 for both. Here ${angles.length === 1 ? 'is 1' : `are ${angles.length}`}.` };
  return { [/right|left/i.test(text) ? first : chosen]: angles };
}
