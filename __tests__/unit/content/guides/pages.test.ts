import { checkDrawings, checkGuidesShown, checkPage } from '../../../../src/guides/content/checkPages';
import { guidePage } from '../../../sites/guideSite';
import { guideDocument, guideFigures, lines, tablesWith } from '../../fixtures/guides';

const file = 'content/docs/hardware/assembly-guide/j1-j2-sub-assembly.mdx';

/** Problems of the page after one change of one text. */
function problemsAfter(from: string, to: string): string[] {
  if (!guidePage.includes(from)) throw new Error(`The page has no "${from}".`);
  return lines(checkPage(guideDocument(guidePage.replace(from, to)), tablesWith()));
}

const third = guidePage.slice(guidePage.indexOf('<BuildStep step="3"'), guidePage.lastIndexOf('</BuildSteps>'));

describe('the page of a guide', () => {
  it('is right where it shows every step of the table', () => expect(problemsAfter('Ports', 'Ports')).toEqual([]));

  it.each([
    [
      'a step that it leaves out for another one',
      third,
      '<BuildStep step="2" title="Again" alt="The stop ring.">\n\nText.\n\n</BuildStep>\n',
      [
        `${file}:31: the page has no step 3 of the guide "j1-j2", but content/data/build-steps.csv has "j1-j2-3". Write its heading into <BuildSteps guide="j1-j2">, or remove the row.`,
        `${file}:32: <BuildStep> shows step 2 of the guide "j1-j2" again. Show each step once.`,
      ],
    ],
    [
      'a step that the table does not have',
      'step="3"',
      'step="4"',
      [
        `${file}:31: the page has no step 3 of the guide "j1-j2", but content/data/build-steps.csv has "j1-j2-3". Write its heading into <BuildSteps guide="j1-j2">, or remove the row.`,
        `${file}:32: <BuildStep> shows step "4" of the guide "j1-j2" after step 2. Number the steps of a page 1, 2, 3 …`,
      ],
    ],
    [
      'a step that stands twice',
      third,
      `${third}\n${third}`,
      [`${file}:38: <BuildStep> shows step 3 of the guide "j1-j2" again. Show each step once.`],
    ],
    [
      'steps in another order',
      /<BuildStep step="2"[\s\S]*step="3"/.exec(guidePage)?.[0] ?? '',
      (/<BuildStep step="2"[\s\S]*step="3"/.exec(guidePage)?.[0] ?? '')
        .replace('step="2"', 'step="x"')
        .replace('step="3"', 'step="2"')
        .replace('step="x"', 'step="3"'),
      [`${file}:22: <BuildStep> shows step "3" of the guide "j1-j2" after step 1. Number the steps of a page 1, 2, 3 …`],
    ],
    [
      'a warning that stands between its lists of steps',
      '<BuildSteps guide="j1-j2">\n<BuildStep step="3"',
      ':::danger[Hands off]\nIt turns.\n:::\n\n<BuildSteps guide="j1-j2">\n<BuildStep step="3"',
      [
        `${file}:31: ":::danger" is between two lists of steps, where the step-by-step view doesn't show it. Move it into the step that it is about.`,
      ],
    ],
    [
      'the guide of another page',
      '<FinishedView guide="j1-j2"',
      '<FinishedView guide="j2-j3"',
      [
        `${file}:39: <FinishedView> shows the guide "j2-j3", whose page in src/site/buildGuides.ts is /hardware/assembly-guide/j2-j3-sub-assembly. Move it there.`,
      ],
    ],
  ])('has a mistake in %s', (_what, from, to, expected) => expect(problemsAfter(from, to)).toEqual(expected));
});

describe('a guide of the table', () => {
  it('has a page', () => {
    expect(lines(checkGuidesShown([guideDocument()], tablesWith()))).toEqual([]);
    expect(lines(checkGuidesShown([], tablesWith()))).toEqual([
      'content/data/build-steps.csv:2: no page shows the guide "j1-j2". Write <BuildSteps guide="j1-j2"> on /hardware/assembly-guide/j1-j2-sub-assembly, or remove its rows.',
    ]);
  });

  it('has all its drawings, one for each arm, expected two rows', () => {
    const problems = (figures: ReadonlySet<string>) => lines(checkDrawings(guideDocument(), { tables: tablesWith(), figures }));
    expect(problems(guideFigures)).toEqual([]);
    expect(problems(new Set(['assembly-j1-j2-1.svg', 'assembly-j1-j2-2-right.svg']))).toEqual(
      [
        [22, '2-left'],
        [32, '3'],
        [39, 'finished'],
      ].map(
        ([line, view]) =>
          `${file}:${line}: the drawing content/figures/assembly-j1-j2-${view}.svg is missing. Draw it by hand, or with "npm run figures assembly".`,
      ),
    );
    expect(problems(new Set([...guideFigures, 'assembly-j1-j2-finished-right.svg']))).toEqual([
      `${file}:39: the drawing content/figures/assembly-j1-j2-finished-left.svg is missing. Draw it by hand, or with "npm run figures assembly".`,
    ]);
  });
});
