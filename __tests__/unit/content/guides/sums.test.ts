import { readTables } from '../../../../src/content/loadContent';
import { readSteps } from '../../../../src/guides/content/buildSteps';
import { checkSteps } from '../../../../src/guides/content/checkGuides';
import { checkSums, countPieces } from '../../../../src/guides/content/checkSums';
import type { Robot } from '../../../../src/site/choices';
import { tableDefinitions } from '../../../../src/rooms';
import { exampleRoot } from '../../fixtures/exampleTables';
import { lines, tablesWith } from '../../fixtures/guides';

describe('the guides of the site', () => {
  const { tables } = readTables(exampleRoot, tableDefinitions);

  it('do not contradict themselves or the bill of materials', () =>
    expect(lines([...checkSteps(tables), ...checkSums(tables)])).toEqual([]));

  // Counted on the assembly and wiring pages of OpenArm 1.0, for two arms.
  it.each<[Robot, string, string | undefined, number]>([
    ['follower', 'CBE3-6', 'bom-arm-off-the-shelf', 132],
    ['follower', 'CBE3-8', 'bom-arm-off-the-shelf', 38],
    ['follower', 'CBE3-15', 'bom-arm-off-the-shelf', 24],
    ['follower', 'CBE3-18', 'bom-arm-off-the-shelf', 12],
    ['follower', 'CBE4-6', 'bom-arm-off-the-shelf', 16],
    ['follower', 'CBE4-8', 'bom-arm-off-the-shelf', 16],
    ['follower', 'CBE4-10', 'bom-arm-off-the-shelf', 24],
    ['follower', 'CBE5-10', 'bom-arm-off-the-shelf', 24],
    ['follower', 'DBSY4-6-5', 'bom-arm-off-the-shelf', 4],
    ['follower', 'SWSPS12-6-0.5', 'bom-arm-off-the-shelf', 8],
    ['follower', 'CBE3-5', 'bom-gripper-off-the-shelf', 8],
    ['follower', 'CBE3-8', 'bom-gripper-off-the-shelf', 20],
    ['follower', 'KBBS3-6', 'bom-gripper-off-the-shelf', 32],
    ['follower', 'DBSY4-5-4', 'bom-gripper-off-the-shelf', 8],
    ['leader', 'CBE3-6', 'bom-leader-off-the-shelf', 16],
    ['leader', 'CBE3-8', 'bom-arm-off-the-shelf', 30],
    ['leader', 'CBE3-8', 'bom-leader-off-the-shelf', 8],
    ['leader', 'M3x10', undefined, 8],
    ['leader', 'CBE3-12', 'bom-leader-off-the-shelf', 8],
    ['leader', 'CBE3-15', 'bom-leader-off-the-shelf', 4],
    ['leader', 'M4x4x6', 'bom-leader-off-the-shelf', 8],
    ['leader', 'M3x6x5', 'bom-leader-off-the-shelf', 8],
    ['follower', 'CBM6-12', 'bom-pedestal-off-the-shelf', 20 + 8 + 4],
    ['follower', 'HNTP6-6', 'bom-pedestal-off-the-shelf', 10 + 8 + 4],
    ['follower', 'CSPPNSB-STU-TP3-8', undefined, 30],
    ['follower', 'chest-screw', undefined, 6],
    ['follower', 'AETTS8-74.2-SC0-M3-N3', 'bom-arm-off-the-shelf', 4],
    ['follower', 'MR126ZZ', 'bom-gripper-off-the-shelf', 8],
    ['follower', 'J8 motor', undefined, 2],
  ])('use, on a %s robot, of %s in %s: %i', (robot, partId, list, count) => {
    const used = countPieces(readSteps(tables), robot, tables).filter((piece) => piece.partId === partId && piece.list === list);
    expect(used.map((piece) => piece.count)).toEqual([count]);
  });
});

const steps = 'content/data/build-steps.csv';
const differences = 'content/data/build-differences.csv';
const bought = 'content/data/bom-arm-off-the-shelf.csv';
const remedy = `Correct the counts in ${steps} or in the list, or explain the difference in ${differences}.`;

describe('guides and bill of materials', () => {
  it('agree where a difference is explained', () => expect(lines(checkSums(tablesWith()))).toEqual([]));

  it.each<[string, string, string, string, string]>([
    [
      'a screw too few in the list',
      'build-steps',
      'M4x10 x5',
      'M4x10 x6',
      `${bought}:2: "M4×10": for a robot ${bought} has 10, and the steps of the build guides use 12. ${remedy}`,
    ],
    [
      'a part that no step takes',
      'build-steps',
      'J1_A,',
      ',',
      `content/data/bom-arm-manufactured.csv:2: "J1_A": for a robot content/data/bom-arm-manufactured.csv has 2, and the steps of the build guides use 0. ${remedy}`,
    ],
    [
      'a part that two steps take',
      'build-steps',
      'j1-j2-2-right,j1-j2,2,right,J1_B',
      'j1-j2-2-right,j1-j2,2,right,J1_B x2',
      `content/data/bom-arm-manufactured.csv:3: "J1_B": for a robot content/data/bom-arm-manufactured.csv has 2, and the steps of the build guides use 3. ${remedy}`,
    ],
    [
      'a motor that no step places',
      'build-steps',
      'J1 motor; J1_A',
      'J1_A',
      `content/data/joints-to-motors.csv:2: "J1 motor": for a robot content/data/joints-to-motors.csv has 2, and the steps of the build guides use 0. ${remedy}`,
    ],
    [
      'an explanation of a difference that is gone',
      'build-steps',
      'M5x10 x6',
      'M5x10 x7',
      `${differences}:2: "M5×10": "M5x10-spare" explains 2 more in the list than in the guides, but for a robot ${bought} has 14, and the steps of the build guides use 14. Remove "M5x10-spare".`,
    ],
    [
      'an explanation of another difference',
      'build-steps',
      'M5x10 x6',
      'M5x10 x5',
      `${differences}:2: "M5×10": "M5x10-spare" explains 2 more in the list than in the guides, but for a robot ${bought} has 14, and the steps of the build guides use 10. Correct the difference of "M5x10-spare", or add a row with the reason for the rest.`,
    ],
    [
      'a reason that does not say the number',
      'build-differences',
      'has 2 more',
      'has more',
      `${differences}:2: "M5x10-spare": the difference is 2, but the reason doesn't mention 2. Readers see only the reason, so write the number there.`,
    ],
    [
      'an explanation for an unknown guide',
      'build-differences',
      ',j1-j2,',
      ',j1-j4,',
      `${differences}:2: "M5x10-spare": column "guides" names the guide "j1-j4", which doesn't exist. Did you mean "j1-j2"?`,
    ],
  ])('%s is a mistake', (_what, table, from, to, message) => expect(lines(checkSums(tablesWith([[table, from, to]])))).toEqual([message]));

  it('an explanation of what nobody uses is a mistake by its name and by its number', () => {
    expect(lines(checkSums(tablesWith([['build-differences', 'M5x10,2', 'M5x11,2']])))).toEqual([
      `${differences}:2: "M5x10-spare": column "item" names "M5x11", which ${bought} doesn't have. Did you mean "M5x10"?`,
      `${bought}:4: "M5×10": for a robot ${bought} has 14, and the steps of the build guides use 12. ${remedy}`,
      `${differences}:2: "M5x11": "M5x10-spare" explains 2 more in the list than in the guides, but for a robot no list has 0, and the steps of the build guides use 0. Remove "M5x10-spare".`,
    ]);
  });

  it('a difference that only one kind of robot has names that robot', () => {
    const tables = tablesWith([['build-differences', 'M5x10-spare,both', 'M5x10-spare,follower']]);
    expect(lines(checkSums(tables))).toEqual([
      `${bought}:4: "M5×10": for a leader robot ${bought} has 14, and the steps of the build guides use 12. ${remedy}`,
    ]);
  });
});

describe('covers and the steps that screw them on', () => {
  it('agree about the screws', () => {
    const { tables } = readTables(exampleRoot, tableDefinitions);
    const casing = tables.get('casing-parts');
    if (!casing) throw new Error('casing-parts is missing');
    const rows = casing.rows.map((row) => (row.part === 'J3-J4_B' ? { ...row, screws: 5 } : row));
    const changed = new Map(tables).set('casing-parts', { ...casing, rows });
    expect(lines(checkSums(changed))).toEqual([
      expect.stringMatching(
        /^content\/data\/build-steps\.csv:\d+: "arm-casing-3": its covers take 5 screws in content\/data\/casing-parts\.csv, but the step drives 4\. Correct one of them\.$/,
      ),
    ]);
  });
});
