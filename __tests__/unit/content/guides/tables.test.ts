import { checkSteps } from '../../../../src/guides/content/checkGuides';
import { buildGuides } from '../../../../src/site/buildGuides';
import { lines, tablesAfter, tablesWith } from '../../fixtures/guides';
import { entryOf } from '../../../../src/model/definitionItems';
import type { BuildGuide } from '../../../../src/model/buildPlan';

/** The step after which a guide is left for another one. A site for another robot has other guides. */
const pauseOf = (guide: string): number | undefined => entryOf<BuildGuide>(buildGuides, guide)?.pause?.afterStep;

const file = 'content/data/build-steps.csv';

describe('the steps table of a guide', () => {
  it('is right as it is', () => expect(lines(checkSteps(tablesWith()))).toEqual([]));

  it('goes on where its guide is left for another one', () =>
    expect(
      lines(checkSteps(tablesWith([['build-steps', '\nj1-j2-3,', '\nchest-1,chest,1,pedestal,J1 motor,,,,\nj1-j2-3,']]))).filter((line) =>
        line.startsWith('src/'),
      ),
    ).toEqual([
      `src/site/buildGuides.ts: the guide "chest" is interrupted by "power-can" after step ${pauseOf('chest')}, but has 1 steps. Name an existing guide, and a step before the last one.`,
    ]));

  it.each<[string, string, string]>([
    [
      'build-steps',
      'j1-j2-2-left, → j1-j2-2,',
      `${file}:4: "j1-j2-2" is step 2 of the guide "j1-j2" for the arm "left": its id must be "j1-j2-2-left".`,
    ],
    [
      'build-steps',
      'J1_C, → J1C,',
      `${file}:5: "j1-j2-3": column "adds" names the part "J1C", which is not a part of the bill of materials, a motor, or in casing-parts.csv or build-items.csv. Did you mean "J1_C"?`,
    ],
    [
      'build-steps',
      'J1_C,J1 motor → J1_C,J9 motor',
      `${file}:5: "j1-j2-3": column "onto" names the part "J9 motor", which is not a part of the bill of materials, a motor, or in casing-parts.csv or build-items.csv. No known name is similar.`,
    ],
    [
      'build-steps',
      'M5x10 x6 → M5x11 x6',
      `${file}:5: "j1-j2-3": column "fasteners" names "M5x11", which is not in content/data/build-fasteners.csv. Did you mean "M5x10"?`,
    ],
    [
      'build-steps',
      'M5x10 x6,, → M5x10 x6,,bom-arm-manufactured',
      `${file}:5: "j1-j2-3": column "counted_in" names "bom-arm-manufactured", which doesn't have "M5x10". Name the list that has it, or leave the cell empty.`,
    ],
    [
      'build-steps',
      'J1_C,J1 motor; J1-J2 unit → ,',
      `${file}:5: "j1-j2-3": names no parts. Name added parts in "adds", or joined parts in "onto".`,
    ],
    [
      'build-steps',
      'j1-j2-2-left,j1-j2,2,left,J1_B,J1 motor,M4x8 x3,,\n → ',
      `${file}:3: step 2 of the guide "j1-j2" has rows for the arms "right". Write one row for "both" or "pedestal", or two for "right" and "left".`,
    ],
    [
      'build-steps',
      'j1-j2-2-right,j1-j2,2,right → j1-j2-2,j1-j2,2,both',
      `${file}:4: step 2 of the guide "j1-j2" has rows for the arms "both", "left". Write one row for "both" or "pedestal", or two for "right" and "left".`,
    ],
    [
      'build-steps',
      'j1-j2-2-left,j1-j2,2,left,J1_B,J1 motor,M4x8 x3 → j1-j2-2-left,j1-j2,2,left,J1_B,J1 motor,M4x8 x4',
      `${file}:4: "j1-j2-2-left" and "j1-j2-2-right" have different counts in column "fasteners". Use the same order and counts, so that the page can show them side by side.`,
    ],
    [
      'build-fasteners',
      'CBE4-8 → CBE4-9',
      'content/data/build-fasteners.csv:3: "M4x8": column "part_id" names "CBE4-9", which the bill of materials doesn\'t have. Did you mean "CBE4-8"?',
    ],
    [
      'part-names',
      'CBE4-8 → CBE4-9',
      'content/data/part-names.csv:2: "short bolt": column "part_id" names "CBE4-9", which the bill of materials doesn\'t have. Did you mean "CBE4-8"?',
    ],
    [
      'build-fasteners',
      'M4x8,M4×8,bolt,hex socket,ISO 4762,M4 → M4x8,M4×8,bolt,none,,',
      'content/data/build-fasteners.csv:3: "M4x8": is a screw, but its drive is "none". Write the drive of its head, or "unknown" if no source gives it.',
    ],
    [
      'build-fasteners',
      'M4x8,M4×8,bolt,hex socket → M4x8,M4×8,bolt,cross recess',
      'content/data/build-fasteners.csv:3: "M4x8": names a standard, but its drive is "cross recess". Only a "hex socket" has keys by standard.',
    ],
    [
      'screw-keys',
      'M5,ISO 4762 → M5,ISO 7380-1',
      'content/data/build-fasteners.csv:4: "M5x10": content/data/screw-keys.csv has no key for the thread "M5" of the standard "ISO 4762". Add a row there, or leave both cells empty.',
    ],
  ])('has a mistake in %s, after %j: %s', (table, change, message) =>
    expect(lines(checkSteps(tablesAfter(table, change)))).toEqual([message]),
  );
});
