import { guideSummaries } from '../../../../src/guides/content/guideOrder';
import { overviewTable } from '../../../../src/guides/content/guideOverview';
import { toMarkdown } from '../../../../src/content/markdown/markdownTree';
import { tablesWith } from '../../fixtures/guides';

/** A small robot: two units, joined on a post, then wired and closed. */
const tables = tablesWith([
  [
    'build-steps',
    'counted_in\n',
    `counted_in
pedestal-1,pedestal,1,pedestal,post,,M4x8 x2,,
j2-j3-1,j2-j3,1,both,plate,,M4x8 x3; washer x4,,
gripper-1,gripper,1,both,jaw,,,,
final-1,final,1,both,J1-J2 unit,plate; post,M5x10 x1,,
final-2,final,2,both,,jaw,,,
arm-wiring-1,arm-wiring,1,both,cable,J1 motor; jaw; post,,,
chest-1,chest,1,pedestal,,cable,,,
`,
  ],
  ['build-fasteners', 'M5x10,', 'washer,washer,washer,none,,,\nM5x10,'],
]);
const summaries = guideSummaries(tables);
const needsOf = (guide: string): readonly string[] | undefined => summaries.find((summary) => summary.guide === guide)?.needs;

describe('the guides in order', () => {
  it('are those that have steps, as they are built', () =>
    expect(summaries.map(({ guide }) => guide)).toEqual(['pedestal', 'j1-j2', 'j2-j3', 'gripper', 'final', 'arm-wiring', 'chest']));

  it('need nothing where they begin with parts', () => expect(needsOf('pedestal')).toEqual([]));

  it('need the guides of their units and of the parts in hand', () =>
    expect(needsOf('final')).toEqual(['pedestal', 'j1-j2', 'j2-j3', 'gripper']));

  it('need the guide that has joined these parts, once one has', () => expect(needsOf('arm-wiring')).toEqual(['final']));

  it('leave out what a needed guide needs itself', () => expect(needsOf('chest')).toEqual(['arm-wiring']));

  it('count steps, and screws without washers for one arm', () => {
    const [pedestal, shoulder, bracket] = summaries;
    expect(pedestal).toMatchObject({ steps: 1, screws: 2, once: true });
    expect(shoulder).toMatchObject({ steps: 3, screws: 14, once: false });
    expect(bracket).toMatchObject({ steps: 1, screws: 3 });
  });

  it('are a table with links, short for what they need, that names the other end effector', () => {
    const assembly = '/hardware/assembly-guide';
    const titles = new Map([
      [`${assembly}/gripper-sub-assembly`, 'Step 7.1: Gripper'],
      [`${assembly}/leader-end-effector-sub-assembly`, 'Step 7.2: Leader end effector'],
      [`${assembly}/final-assembly`, 'Step 8: Final assembly'],
    ]);
    // As names of any robot's guides: a site for another robot has others.
    const isOf = (guide: string, ...names: readonly string[]): boolean => names.includes(guide);
    const of = summaries.filter(({ guide }) => isOf(guide, 'gripper', 'arm-wiring'));
    const final = summaries.filter(({ guide }) => isOf(guide, 'gripper', 'final')).map(({ guide }) => guide);
    const shown = of.map((summary) => (isOf(summary.guide, 'arm-wiring') ? { ...summary, needs: final } : summary));
    expect(toMarkdown({ type: 'root', children: [overviewTable(shown, titles)] }))
      .toBe(`| Guide | Needs finished | Steps | Screws | Keys and tools |
| - | - | - | - | - |
| [Step 7.1: Gripper](${assembly}/gripper-sub-assembly) | nothing | 1 | none | none |
| [arm-wiring](/hardware/wiring-and-casing-guide/arm-wiring) | [Step 7.1](${assembly}/gripper-sub-assembly) or [Step 7.2](${assembly}/leader-end-effector-sub-assembly), [Step 8](${assembly}/final-assembly) | 1 | none | none |
`);
  });
});
