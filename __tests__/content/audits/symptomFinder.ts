import { symptomRecords } from '../../../src/search/records/symptomsFile';
import { fittingSymptoms } from '../../../src/symptoms/fittingSymptoms';
import { symptomIndex } from '../../../src/symptoms/symptomIndex';
import { tables } from '../siteContent';

const index = symptomIndex(symptomRecords(tables));
const found = (text: string): string[] => fittingSymptoms(text, '', index).map(({ record }) => record.id);

const ids = (first: number, second: number): string =>
  [
    '=== OpenArm CAN Example ===',
    'Initializing OpenArm CAN...',
    'Initializing gripper...',
    '=== Enabling Motors ===',
    '=== Querying Motor Recv IDs ===',
    `Arm Motor: 1 ID: ${first}`,
    `Arm Motor: 2 ID: ${second}`,
    'Gripper Motor: 8 ID: 24',
    '=== Controlling Motors ===',
    'Arm Motor: 1 position: 0.0123',
    'Arm Motor: 2 position: -0.0031',
    'Gripper Motor: 8 position: -0.0004',
  ].join('\n');

/** What the programs of the setup print when something is wrong, with the entry that must come first. */
const printed: readonly (readonly [string, string])[] = [
  ['motor-check-minus-one', ids(-1, -1)],
  ['motor-check-minus-one', ids(17, -1)],
  ['motor-check-minus-one', 'Arm Motor: 1 ID: -1'],
  ['motor-check-minus-one', 'Gripper Motor: 8 ID: -1'],
  ['motor-check-minus-one', '✗ No response from motor(s): 1 2 3'],
  ['inst-arm-side', 'openarm-can-zero-position-calibration: error: unrecognized arguments: --robot-version v1'],
  ['inst-arm-side', 'openarm-can-zero-position-calibration: error: unrecognized arguments: --arm_side left_arm'],
  ['ros-version-flag', 'ros2: error: unrecognized arguments: --version'],
  ['inst-can-utils-missing', 'candump: command not found'],
  ['inst-can-utils-missing', 'bash: cansend: command not found'],
  ['ros-command-missing', 'colcon: command not found'],
  ['ros-command-missing', 'bash: vcs: command not found'],
  ['ros-command-missing', 'xacro: command not found'],
  ['ros-command-missing', 'ros2: command not found'],
];

describe('the finder of symptoms', () => {
  it.each(printed)('finds %s by what a program printed: %s', (id, text) => expect(found(text)[0]).toBe(id));

  it('finds nothing wrong where every motor has answered', () => expect(found(ids(17, 18))).toEqual([]));
});
