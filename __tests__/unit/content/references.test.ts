import { canonicalLinks } from '../../../src/content/compile/compileTree';
import { normaliseHref } from '../../../src/model/addresses';
import { collectReferences } from '../../../src/content/parse/references';
import { parse } from '../fixtures/trees';

describe('what a document refers to is collected with its lines', () => {
  it('links of every kind', () => {
    const body = `A [link](/software/can#ids), an ![image](/a.png)
and a [reference][can].

<Cards><Card title="One" href="/one">Text.</Card></Cards>

<Cards>
<Card title="Two" href="/two">Text.</Card>
</Cards>

[can]: /software/can
`;
    expect(collectReferences(parse(body), 5).links).toEqual([
      { name: '/software/can#ids', line: 5 },
      { name: '/a.png', line: 5 },
      { name: '/one', line: 8 },
      { name: '/two', line: 11 },
      { name: '/software/can', line: 14 },
    ]);
  });

  it('every kind of drawing, because only what is referred to is published', () => {
    const body = `<Figure src="a.svg" alt="A" />

<StepDrawing src="step.svg" alt="B" />

<LinkedFigure src="map.svg" name="places" alt="C" />

<TrayItem src="part.svg" />
<TrayItem name="a part without a drawing" />

<PartsTable name="bolts" />
`;
    const { figures } = collectReferences(parse(body), 1);
    expect(figures.map(({ name }) => name)).toEqual(['a.svg', 'step.svg', 'map.svg', 'part.svg', 'part-icons.svg']);
  });

  it('the table of a linked drawing', () => {
    const { tableUses } = collectReferences(parse('<LinkedFigure src="map.svg" name="places" alt="C" />'), 1);
    expect(tableUses).toEqual([{ name: 'places', line: 1 }]);
  });

  it('figures and tables', () => {
    const body = `<Figure src="a.svg" alt="A" />

<DataTable name="motors" columns=" joint, torque_nm " rows="J1,,J2" />

<KeyFigures name="payload" />
`;
    expect(collectReferences(parse(body), 1)).toEqual({
      links: [],
      figures: [{ name: 'a.svg', line: 1, beside: 'docs/a.svg' }],
      tableUses: [
        { name: 'motors', line: 3 },
        { name: 'payload', line: 5 },
      ],
    });
  });
});

describe('internal links are written in their canonical spelling', () => {
  it.each([
    ['/software/can.html', '/software/can'],
    ['/hardware/index.html', '/hardware/'],
    ['/index.html', '/'],
    ['/software/can.html?a=1#ids', '/software/can?a=1#ids'],
    ['/software/can#index.html', '/software/can#index.html'],
    ['#ids', '#ids'],
  ])('%s becomes %s', (href, canonical) => expect(normaliseHref(href)).toBe(canonical));

  it('in links, references and cards, but not outside the site', () => {
    const tree = parse(`[a](/a.html), [b][b] and [c](https://example.org/c.html)

<Cards><Card title="D" href="/d/index.html">Text.</Card></Cards>

<Cards>
<Card title="E" href="/e.html">Text.</Card>
<Card title="F" href="https://example.org/f.html">Text.</Card>
</Cards>

[b]: /b.html
`);
    canonicalLinks(tree);
    expect(collectReferences(tree, 1).links.map(({ name }) => name)).toEqual([
      '/a',
      'https://example.org/c.html',
      '/d/',
      '/e',
      'https://example.org/f.html',
      '/b',
    ]);
  });
});
