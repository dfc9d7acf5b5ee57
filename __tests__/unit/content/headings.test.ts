import { assignHeadingIds } from '../../../src/content/parse/headings';
import { contentsOf } from '../../../src/content/compile/contentsOf';
import { parse } from '../fixtures/trees';

const read = (body: string) => assignHeadingIds(parse(body));

describe('headings get ids to be linked by', () => {
  it('as GitHub makes them, with level and text', () => {
    expect(read('## Set up CAN FD\n\nText.\n\n### `can0` and *can1*\n').headings).toEqual([
      { depth: 2, text: 'Set up CAN FD', id: 'set-up-can-fd' },
      { depth: 3, text: 'can0 and can1', id: 'can0-and-can1' },
    ]);
  });

  it('the same text twice gets a number', () => {
    expect(read('## Limits\n\n## Limits\n').headings.map(({ id }) => id)).toEqual(['limits', 'limits-1']);
  });

  it.each([
    ['## Limits {#range}\n\n## Range\n', 3, 'the heading "Range"'],
    ['## Range\n\n## Limits {#range}\n', 1, 'the heading "Range"'],
    ['## Limits {#range}\n\n## Reach {#range}\n', 3, '{#range}'],
  ])('one that is written twice is reported: %j', (body, line, what) =>
    expect(read(body).repeated).toEqual([
      { line, message: `${what} has the anchor "range", which {#range} gives another heading. Write another {#anchor} after one of them.` },
    ]),
  );

  it('steps of a build guide keep their number, whatever the headings are', () => {
    const body =
      '## Step 2\n\n<BuildSteps guide="j1-j2">\n<BuildStep step="2" title="Turn it" alt="A.">\n\nText.\n\n</BuildStep>\n</BuildSteps>\n';
    const { headings, componentIds } = read(body);
    expect([headings.map(({ id }) => id), componentIds]).toEqual([['step-2-1'], ['step-2']]);
  });

  it('steps share the numbering', () => {
    const body = `## Wire the arm

<Steps>
<Step title="Wire the arm">

Text.

</Step>
<Step title="Check it">

Text.

</Step>
</Steps>

## Check it
`;
    const { headings, componentIds } = read(body);
    expect(headings.map(({ id }) => id)).toEqual(['wire-the-arm', 'check-it-1']);
    expect(componentIds).toEqual(['wire-the-arm-1', 'check-it']);
  });

  it('a colon in a heading is text', () => {
    expect(read('## Namespace openarm:can\n\n## openarm::can at 10:30\n').headings.map(({ text }) => text)).toEqual([
      'Namespace openarm:can',
      'openarm::can at 10:30',
    ]);
  });
});

describe('the table of contents', () => {
  const toc = (body: string) => {
    const tree = parse(body);
    assignHeadingIds(tree);
    return contentsOf(tree);
  };

  it('names the steps of a build guide where they come', () => {
    const steps = '<BuildSteps guide="a">\n\n<BuildStep step="1" title="Put A on B" alt="A">\n\nText.\n\n</BuildStep>\n\n</BuildSteps>';
    expect(toc(`## Before\n\n${steps}\n\n## After`)).toEqual([
      { id: 'before', text: 'Before', items: [] },
      { id: 'step-1', text: '1. Put A on B', items: [] },
      { id: 'after', text: 'After', items: [] },
    ]);
  });

  it('holds headings of level 2, and those of level 3 below them', () => {
    expect(toc('## A\n\n### B\n\n#### C\n\n### D\n\n## E\n')).toEqual([
      {
        id: 'a',
        text: 'A',
        items: [
          { id: 'b', text: 'B' },
          { id: 'd', text: 'D' },
        ],
      },
      { id: 'e', text: 'E', items: [] },
    ]);
  });

  it('starts with a heading of level 3 where there is none of level 2 before', () => {
    expect(toc('### A\n\n## B\n')).toEqual([
      { id: 'a', text: 'A', items: [] },
      { id: 'b', text: 'B', items: [] },
    ]);
  });

  it('is empty on a page without headings', () => expect(toc('Text.\n\n#### Deep\n')).toEqual([]));
});
