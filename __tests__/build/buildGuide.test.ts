import { buildSite } from './buildSite';
import { guidePage, guideSite, guideTables } from './guideSite';

const page = 'content/docs/hardware/assembly-guide/j1-j2-sub-assembly.mdx';

describe('a site whose build guide does not agree with its table', () => {
  const { status, output } = buildSite(
    guideSite('broken-guide', {
      [page]: guidePage.replace('step="3"', 'step="4"'),
      'content/figures/assembly-j1-j2-2-left.svg': undefined,
      'content/data/build-steps.csv': (guideTables['build-steps'] ?? '').replace('J1_C,', 'J1C,').replace('M4x10 x5', 'M4x10 x4'),
    }),
  );

  it('stops the build', () => expect(status).not.toBe(0));

  it.each([
    `${page}:31: the page has no step 3 of the guide "j1-j2", but content/data/build-steps.csv has "j1-j2-3". Add <BuildStep step="3" …>, or take the row out.`,
    `${page}:32: <BuildStep> shows step "4" of the guide "j1-j2", which content/data/build-steps.csv does not have. Add its row, or take the step out. Known: 1, 2, 3.`,
    `${page}:22: the drawing content/figures/assembly-j1-j2-2-left.svg is missing. Draw it with "npm run figures assembly".`,
    'content/data/build-steps.csv:5: "j1-j2-3": column "adds" names the part "J1C", which is no part of the bill of materials, no motor, and not in casing-parts.csv or build-items.csv. Did you mean "J1_C"?',
    'content/data/bom-arm-off-the-shelf.csv:2: "M4×10": for a robot content/data/bom-arm-off-the-shelf.csv has 10, and the steps of the build guides use 8. Correct the counts in content/data/build-steps.csv or in the list, or explain the difference in content/data/build-differences.csv.',
  ])('reports: %s', (message) => expect(output).toContain(message));
});
