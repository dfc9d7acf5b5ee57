import { checkDrawing } from '../../../../src/content/sources/checkDrawing';
import { messages } from '../../fixtures/sources';

const problems = (svg: string): string[] => messages(checkDrawing('content/figures/arm.svg', svg));
const drawing = (inside: string, attributes = 'width="40" height="20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>\n`;

it.each([
  drawing('<rect x="1" y="1" width="2" height="2"/>'),
  drawing('<g><text x="1" y="1">a &amp; b &#181; > c</text></g>', 'viewBox="0 0 4 2"'),
  drawing('<defs><clipPath id="a"><path d="M0 0"/></clipPath></defs><g clip-path="url(#a)"/><use href="#a"/>'),
  `<?xml version="1.0"?>\n<!-- made by a program -->\n${drawing('<style>.a { fill: url("#b"); }</style>')}`,
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
])('a drawing that is right is not reported: %#', (svg) => expect(problems(svg)).toEqual([]));

it.each([
  ['<svg width="4" height="2"><g/></svg>', 'browsers don\'t show the drawing. Add xmlns="http://www.w3.org/2000/svg" to <svg>.'],
  [drawing('<rect x="1" y="2" x="3"/>').replace('\n', ''), 'the drawing is not well-formed XML: duplicate attribute: x. Draw it again.'],
  [
    drawing('<use xlink:href="#a"/>').replace('\n', ''),
    'the drawing is not well-formed XML: unbound namespace prefix: "xlink". Draw it again.',
  ],
  [
    drawing('<text>a & b</text>').replace('\n', ''),
    'the drawing has an entity that SVG doesn\'t define: "&". Write &amp; for a literal "&", or remove it.',
  ],
  [
    drawing('', 'viewBox="0 0 a 4"').replace('\n', ''),
    'the drawing has the viewBox "0 0 a 4". Write four numbers, the last two above 0: "0 0 720 540".',
  ],
  [
    drawing('', 'viewBox="0 0 4"').replace('\n', ''),
    'the drawing has the viewBox "0 0 4". Write four numbers, the last two above 0: "0 0 720 540".',
  ],
  [
    drawing('', 'viewBox="0 0 -4 2"').replace('\n', ''),
    'the drawing has the viewBox "0 0 -4 2". Write four numbers, the last two above 0: "0 0 720 540".',
  ],
])('a drawing that a browser does not show is reported: %#', (svg, mistake) => {
  expect(problems(svg)).toEqual([`content/figures/arm.svg:1: ${mistake}`]);
});

it.each([
  ['a second root', `${drawing('')}<svg xmlns="http://www.w3.org/2000/svg"/>`],
  ['text behind the root', `${drawing('')}text`],
  ['-- in a comment', drawing('<!-- a -- b -->')],
  ['a late declaration', `\n<?xml version="1.0"?>${drawing('')}`],
  ['a character that XML does not allow', drawing('<text>a\u0001</text>')],
  ['a noncharacter', drawing('<text>a\ufffe</text>')],
  ['a root that does not end', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">'],
])('%s is reported, as every XML parser does', (_what, svg) => {
  expect(problems(svg)).toEqual([expect.stringMatching(/^content\/figures\/arm\.svg:\d+: the drawing is not well-formed XML: /)]);
});

it('an empty one is reported', () => {
  expect(problems(' \n')).toEqual(['content/figures/arm.svg: the drawing is empty. Draw it again, or delete the file.']);
});

it.each(['a', '<html></html>'])('what is no SVG is reported: %j', (svg) =>
  expect(problems(svg)).toEqual(['content/figures/arm.svg:1: is not an SVG drawing. It must begin with <svg …> and end with </svg>.']),
);

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT/>',
  '<svg:script/>',
  '<rect onload="alert(1)"/>',
  '<rect\nonclick = "alert(1)"/>',
  '<rect x="1"onclick="a"/>',
  '<foreignObject><div/></foreignObject>',
  '<image href="https://example.org/a.png"/>',
  '<image href="data:image/png;base64,a"/>',
  '<a href="javascript:alert(1)"/>',
  "<a href='/a'/>",
  '<use href="other.svg#a"/>',
  '<use xlink:href="https://example.org/#a"/>',
  '<rect fill="url(https://example.org/a)"/>',
  '<rect fill="url( \'https://example.org/a\')"/>',
  '<style>@import "https://example.org/a.css";</style>',
  '<style>a { b: image-set("https://example.org/a"); }</style>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<text>&secret;</text>',
  '<![CDATA[<script/>]]>',
  '<?xml-stylesheet href="https://example.org/a.css"?>',
  '<a href="#a" style="b: &#117;rl(https://example.org)"/>',
  '<g xml:base="https://example.org"/>',
  '<html:script/>',
])('what runs or loads something is reported with its line: %s', (inside) => {
  const [first] = problems(drawing(`<g/>\n${inside}`));
  expect(first).toMatch(/^content\/figures\/arm\.svg:[34]: the drawing has /);
});

it('a document type and its entities are reported', () => {
  expect(problems(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('<text>&a;</text>')}`)).not.toEqual([]);
});

it('one without a size is reported', () => {
  expect(problems(drawing('', 'id="a"'))).toEqual([
    'content/figures/arm.svg:1: the drawing has no size. Give <svg> a width and a height, or a viewBox.',
  ]);
});
