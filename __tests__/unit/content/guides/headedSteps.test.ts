import { fillTree } from '../../../../src/content/fill/fillTree';
import { markdownTree, toMarkdown } from '../../../../src/content/markdown/markdownTree';
import { assignHeadingIds } from '../../../../src/content/parse/headings';
import { readViews } from '../../../../src/content/sources/readViews';
import { attributeOf, isJsxElement } from '../../../../src/content/tree/attributes';
import { sourceData } from '../../../../src/content/tables/sourceData';
import { checkViews } from '../../../../src/guides/content/checkCounts';
import { checkDrawings, checkPage } from '../../../../src/guides/content/checkPages';
import { temporaryFolders } from '../../fixtures/folder';
import { guideFigures, lines, tablesWith } from '../../fixtures/guides';
import '../../fixtures/sources';
import { file, parse } from '../../fixtures/trees';
import { pipeline } from '../../../../src/plugins';

const { vocabulary } = pipeline;

const folderOf = temporaryFolders();

/** A body filled from the small guide, in Markdown. */
function markdown(body: string, figures: Iterable<string> = [...guideFigures, 'rear.jpg']): string {
  const tree = parse(body);
  assignHeadingIds(tree);
  const { tree: filled } = fillTree(tree, sourceData(tablesWith().values(), figures), vocabulary);
  return toMarkdown(markdownTree(filled, { figureUrl: (name) => name, absolute: (href) => href }));
}

/** Numbers and titles of the steps in a body. */
const stepsIn = (body: string): string[] =>
  parse(body).children.flatMap((node) =>
    isJsxElement(node)
      ? node.children.flatMap((child) =>
          isJsxElement(child) ? [`${attributeOf(child, 'step') ?? '–'} ${attributeOf(child, 'title') ?? ''}`] : [],
        )
      : [],
  );

const smallest = `<Steps>

### Clamp the plate

Two clamps, one on each side.

![The plate from above.](rear.jpg)

### Check it

Push it.

#### If it moves

Turn the clamps.

</Steps>`;

test('a heading, a sentence and a picture are a step', () => {
  expect(stepsIn(smallest)).toEqual(['– Clamp the plate', '– Check it']);
  expect(markdown(smallest)).toBe(`1. **Clamp the plate**

   Two clamps, one on each side.

   ![The plate from above.](rear.jpg)

2. **Check it**

   Push it.

   #### If it moves

   Turn the clamps.
`);
});

const guide = (body: string): string => `<BuildSteps guide="j1-j2">\n\n${body}\n\n</BuildSteps>`;

describe('steps of a build guide', () => {
  test('are numbered through the page, also after one with a tag', () => {
    expect(stepsIn(`${guide('### One\n\nText.\n\n### Two\n\nText.')}\n\n## More\n\n${guide('### Three\n\nText.')}`)).toEqual([
      '1 One',
      '2 Two',
      '3 Three',
    ]);
    expect(stepsIn(guide('<BuildStep step="4" title="Four">\n\nText.\n\n</BuildStep>\n\n### Five\n\nText.'))).toEqual(['4 Four', '5 Five']);
  });

  test('get what their row has, and the drawing with the words that the text has for it', () => {
    const text = markdown(guide('### Bolt the clamp\n\nPorts up.\n\n![The rear of the motor.](assembly-j1-j2-1.svg)'));
    expect(text).toContain('1. **Bolt the clamp**\n\n   **Take:** (1) [J1 motor]');
    expect(text.match(/assembly-j1-j2-1\.svg/g)).toHaveLength(1);
    expect(text).toMatch(/!\[The rear of the motor\.\]\(assembly-j1-j2-1\.svg\)\n\n {3}Ports up\./);
  });

  test('with two drawings show both, and a photo stays where it is', () => {
    const text = markdown(
      guide('### One\n\nA.\n\n![The clamp.](rear.jpg)\n\nB.\n\n### Two\n\n![The ring.](assembly-j1-j2-2-right.svg)\n\nC.'),
    );
    expect(text).toMatch(/A\.\n\n {3}!\[The clamp\.\]\(rear\.jpg\)\n\n {3}B\./);
    expect(text).toMatch(
      /!\[Right arm: The ring\.\]\(assembly-j1-j2-2-right\.svg\)\s+!\[Left arm: The ring\.\]\(assembly-j1-j2-2-left\.svg\)/,
    );
  });

  test('need neither row, drawing nor tray', () => {
    const page = { tree: parse(guide('### One\n\nA.\n\n### Two\n\nB.\n\n### Three\n\nC.\n\n### Four\n\nD.')), file, bodyLine: 1 };
    const route = '/hardware/assembly-guide/j1-j2-sub-assembly';
    expect(
      lines([
        ...checkPage({ ...page, route }, tablesWith()),
        ...checkDrawings({ ...page, route }, { tables: tablesWith(), figures: new Set() }),
      ]),
    ).toEqual([]);
    expect(markdown(guide('### One\n\nA.\n\n### Two\n\nB.\n\n### Three\n\nC.\n\n### Four\n\nD.'))).toMatch(
      /4\. \*\*Four\*\*\n\n {3}D\.\n$/,
    );
  });
});

/** A scene of the first step in which some pieces move. */
const sceneMoving = (tone: 'driven' | 'added', ...ids: readonly string[]): string =>
  JSON.stringify({
    names: ids.map((id) => ({ id })),
    pieces: ids.map((_, name) => ({ name })),
    views: { 'assembly-j1-j2-1': { moves: [{ tone, pieces: ids.map((_, piece) => piece) }] } },
  });

/** Drawings of two steps, with the scene that shows each. */
function scenesOf(views: ReturnType<typeof readViews>) {
  const tree = parse(guide('### One\n\nA.\n\n### Two\n\nB.'));
  assignHeadingIds(tree);
  const { tree: filled } = fillTree(tree, sourceData(tablesWith().values(), guideFigures, new Map(), views), vocabulary);
  const scenes = JSON.stringify(filled).matchAll(
    /"name":"src","value":"(assembly-[^"]+)"[^\]]*?(?:"name":"scene","value":"([^"]+)")?\}\]/g,
  );
  return [...scenes].map(([, src, scene]) => [src, scene]);
}

test('only drawings that a scene shows can be turned', () => {
  const root = folderOf({ 'content/solids/j1-j2.json': '{"views":{"assembly-j1-j2-1":{}}}', 'content/solids/robot.json': '{"pieces":[]}' });
  expect([...readViews(root)]).toEqual([['assembly-j1-j2-1', { scene: 'j1-j2', driven: {}, added: [] }]]);
  expect([...readViews(folderOf())]).toEqual([]);
  expect(scenesOf(readViews(root))).toEqual([
    ['assembly-j1-j2-1.svg', 'j1-j2'],
    ['assembly-j1-j2-2-right.svg', undefined],
    ['assembly-j1-j2-2-left.svg', undefined],
  ]);
});

test('a scene with other screws than its step takes is left out, and named', () => {
  const viewsOf = (...screws: readonly string[]) => readViews(folderOf({ 'content/solids/j1-j2.json': sceneMoving('driven', ...screws) }));
  const five = Array.from({ length: 5 }, () => 'M4x10');
  expect(scenesOf(viewsOf(...five))[0]).toEqual(['assembly-j1-j2-1.svg', 'j1-j2']);
  expect(checkViews(viewsOf(...five), tablesWith())).toEqual([]);
  expect(scenesOf(viewsOf('M4x10', 'M4x10'))[0]).toEqual(['assembly-j1-j2-1.svg', undefined]);
  expect(lines(checkViews(viewsOf('M4x10', 'M4x10'), tablesWith()))).toEqual([
    expect.stringMatching(/^content\/data\/build-steps\.csv:2: "j1-j2-1" takes 5 × M4×10, but its 3D view drives in 2 × M4×10, /),
  ]);
});

test('a scene with parts of another step is left out, and named', () => {
  const viewsOf = (...parts: readonly string[]) => readViews(folderOf({ 'content/solids/j1-j2.json': sceneMoving('added', ...parts) }));
  expect(checkViews(viewsOf('J1_A'), tablesWith())).toEqual([]);
  expect(scenesOf(viewsOf('J1_A', 'J1_C'))[0]).toEqual(['assembly-j1-j2-1.svg', undefined]);
  expect(lines(checkViews(viewsOf('J1_A', 'J1_C'), tablesWith()))).toEqual([
    expect.stringMatching(/^content\/data\/build-steps\.csv:2: the 3D view of "j1-j2-1" puts on J1_C, which the step doesn't take, /),
  ]);
});
