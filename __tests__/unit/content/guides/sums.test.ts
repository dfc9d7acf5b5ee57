import { checkSums } from '../../../../src/guides/content/checkSums';
import { tableDefinitions } from '../../../../src/plugins';
import { lines, tablesAfter, tablesWith } from '../../fixtures/guides';

const steps = 'content/data/build-steps.csv';
const differences = 'content/data/build-differences.csv';
const bought = 'content/data/bom-arm-off-the-shelf.csv';
const remedy = `Correct the counts in ${steps} or in the list, or explain the difference in ${differences}.`;

describe('guides and bill of materials', () => {
  it('agree where a difference is explained', () => expect(lines(checkSums(tablesWith()))).toEqual([]));

  it.each<[string, string, string]>([
    [
      'build-steps',
      'M4x10 x5 → M4x10 x6',
      `${bought}:2: "M4×10": for a robot ${bought} has 10, and the steps of the build guides use 12. ${remedy}`,
    ],
    [
      'build-steps',
      'J1_A, → ,',
      `content/data/bom-arm-manufactured.csv:2: "J1_A": for a robot content/data/bom-arm-manufactured.csv has 2, and the steps of the build guides use 0. ${remedy}`,
    ],
    [
      'build-steps',
      'j1-j2-2-right,j1-j2,2,right,J1_B → j1-j2-2-right,j1-j2,2,right,J1_B x2',
      `content/data/bom-arm-manufactured.csv:3: "J1_B": for a robot content/data/bom-arm-manufactured.csv has 2, and the steps of the build guides use 3. ${remedy}`,
    ],
    [
      'build-steps',
      'J1 motor; J1_A → J1_A',
      `content/data/joints-to-motors.csv:2: "J1 motor": for a robot content/data/joints-to-motors.csv has 2, and the steps of the build guides use 0. ${remedy}`,
    ],
    [
      'build-steps',
      'M5x10 x6 → M5x10 x7',
      `${differences}:2: "M5×10": "M5x10-spare" explains 2 more in the list than in the guides, but for a robot ${bought} has 14, and the steps of the build guides use 14. Remove "M5x10-spare".`,
    ],
    [
      'build-steps',
      'M5x10 x6 → M5x10 x5',
      `${differences}:2: "M5×10": "M5x10-spare" explains 2 more in the list than in the guides, but for a robot ${bought} has 14, and the steps of the build guides use 10. Correct the difference of "M5x10-spare", or add a row with the reason for the rest.`,
    ],
    [
      'build-differences',
      'has 2 more → has more',
      `${differences}:2: "M5x10-spare": the difference is 2, but the reason doesn't mention 2. Readers see only the reason, so write the number there.`,
    ],
    [
      'build-differences',
      ',j1-j2, → ,j1-j4,',
      `${differences}:2: "M5x10-spare": column "guides" names the guide "j1-j4", which doesn't exist. Did you mean "j1-j2"?`,
    ],
  ])('has a mistake in %s, after %j: %s', (table, change, message) =>
    expect(lines(checkSums(tablesAfter(table, change)))).toEqual([message]),
  );

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
    const definition = tableDefinitions['casing-parts'];
    if (!definition) throw new Error('casing-parts is not declared');
    const tables = tablesWith([['build-steps', 'j1-j2-3,', 'arm-casing-1,arm-casing,1,both,J3-J4_B,,M4x8 x4,,\nj1-j2-3,']]);
    tables.set('casing-parts', {
      name: 'casing-parts',
      file: 'content/data/casing-parts.csv',
      definition,
      rows: [{ part: 'J3-J4_B', quantity_robot: 2, screws: 5 }],
    });
    expect(lines(checkSums(tables))).toContainEqual(
      expect.stringMatching(
        /^content\/data\/build-steps\.csv:\d+: "arm-casing-1": its covers take 5 screws in content\/data\/casing-parts\.csv, but the step drives 4\. Correct one of them\.$/,
      ),
    );
  });
});
