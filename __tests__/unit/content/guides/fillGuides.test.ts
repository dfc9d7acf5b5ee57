import { markdownTree, toMarkdown } from '../../../../src/content/markdown/markdownTree';
import { documentSections } from '../../../../src/search/records/sections';
import { keysRoute } from '../../../../src/site/fasteners';
import { documentSource } from '../../../sites/smallSite';
import { guideDocument, tablesWith } from '../../fixtures/guides';

/** The page of the small guide in plain Markdown, with addresses as they are written. */
const markdown = (...document: Parameters<typeof guideDocument>): string =>
  toMarkdown(markdownTree(guideDocument(...document).filled, { figureUrl: (name) => name, absolute: (href) => href }));

const made = '/hardware/bill-of-materials/arm-manufactured';
const bought = '/hardware/bill-of-materials/arm-off-the-shelf';
const key = (millimetres: number): string => `[${millimetres} mm hex key](${keysRoute})`;
const motor = '[J1 motor](/hardware/specifications/motor)';

describe('a guide, filled from its table', () => {
  const text = markdown();

  it('begins with everything on the bench for one arm, each part linked to its list', () => {
    const page = '/hardware/assembly-guide/j1-j2-sub-assembly';
    expect(text).toContain(`Step 2 differs between the right and the left arm.

**Parts for one arm**

- [J1-J2 unit](${page})
- ${motor} DM-J8009P-2EC
- [\`J1_A\`](${made}#J1_A)
- [\`J1_B\`](${made}#J1_B)
- [\`J1_C\`](${made}#J1_C)

**Fasteners for one arm**

- 5 × [M4×10](${bought}#CBE4-10)
- 3 × [M4×8](${bought}#CBE4-8)
- 6 × [M5×10](${bought}#CBE5-10)

**Tools:** ${key(3)} (M4), ${key(4)} (M5), soldering iron

**Before you buy**

- The list has 2 more than the guide uses: keep them as spares.
`);
  });

  it('says below what is on the bench that no torque is specified, where there are fasteners', () =>
    expect(text).toContain(
      'OpenArm specifies no tightening torques: see [how to tighten the screws](/hardware/assembly-guide/find-cad-files#tighten-the-screws).\n',
    ));

  it('has in each step what it takes, its drawings, and dangers before them', () => {
    expect(text).toContain(`1. **Bolt the clamp to the motor**

   > **Danger: Heavy**
   >
   > Hold the motor.

   **Take:** (1) ${motor}, (2) [\`J1_A\`](${made}#J1_A), (3) 5 × [M4×10](${bought}#CBE4-10). **Tools:** ${key(3)}, soldering iron

   ![Rear of the motor with the clamp above it.](assembly-j1-j2-1.svg)

   The open side of the clamp is over the ports.

2. **Fix the stop ring**

   **Take:** (1) [\`J1_B\`](${made}#J1_B), (2) 3 × [M4×8](${bought}#CBE4-8). **Goes onto:** ${motor}. **Tool:** ${key(3)}

   ![Right arm: The stop ring on the rim of the motor.](assembly-j1-j2-2-right.svg)

   ![Left arm: The stop ring on the rim of the motor.](assembly-j1-j2-2-left.svg)

   Ports forward.
`);
  });

  it('goes on counting under the next heading', () => expect(text).toContain('## Hub\n\n3. **Bolt the hub to the rotor**'));

  it('ends with the finished view', () => expect(text).toMatch(/!\[The finished shoulder\.\]\(assembly-j1-j2-finished\.svg\)\n$/));

  it('has no drawing where there is none yet', () => expect(markdown(undefined, undefined, new Set())).not.toContain('.svg'));

  it('names both parts where the arms take different ones, and joins parts in hand', () => {
    const tables = tablesWith([
      ['build-steps', '2,left,J1_B', '2,left,J1_C'],
      ['build-steps', 'both,J1_C,J1 motor; J1-J2 unit', 'both,,J1 motor; J1_C x2'],
    ]);
    const other = markdown(undefined, tables);
    expect(other).toContain(`**Take:** (1) [\`J1_B\`](${made}#J1_B) (right arm) or [\`J1_C\`](${made}#J1_C) (left arm), (2) 3 ×`);
    expect(other).toContain(`**Take:** (1) 6 × [M5×10](${bought}#CBE5-10). **In hand:** ${motor}, 2 × [\`J1_C\`](${made}#J1_C)`);
  });

  it('counts pieces of a thing that several steps take together', () => {
    const tables = tablesWith([['build-steps', 'M5x10 x6', 'M5x10 x6; M4x8 x2']]);
    expect(markdown(undefined, tables)).toContain(`- 5 × [M4×8](${bought}#CBE4-8)\n`);
  });

  it('stays empty where the table has nothing, which the checks report', () => {
    const source = documentSource('Guide', '<PartsTray guide="gripper" />\n\nText.');
    expect(markdown(source)).toBe('Text.\n');
  });
});

describe('steps of a guide are found', () => {
  it('by search under their own anchors, with their parts and fasteners', () => {
    const sections = documentSections(guideDocument().filled, 'J1 and J2');
    expect(sections.find(({ heading }) => heading === 'Hub')?.blocks).toEqual([
      {
        anchor: 'step-3',
        kind: 'step',
        blocks: [
          'Bolt the hub to the rotor',
          'Take: (1) J1_C, (2) 6 × M5×10. Goes onto: J1 motor, J1-J2 unit. Tool: 4 mm hex key',
          'The hub on the rotor.',
          'Its flat side is toward the ports.',
        ],
      },
      'The finished shoulder.',
    ]);
  });

  it('by search with what the tray lists, while the list of all guides says nothing of its own', () => {
    const [top] = documentSections(guideDocument().filled, 'J1 and J2');
    expect(top?.blocks).toEqual(expect.arrayContaining(['Parts for one arm', 'J1_A', '5 × M4×10']));
    const overview = guideDocument(documentSource('Before', '<GuideOverview />\n\nText.')).filled;
    expect(documentSections(overview, 'Before').flatMap(({ blocks }) => blocks)).toEqual(['Text.']);
  });
});
