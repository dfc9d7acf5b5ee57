import { readDrawings } from '../../../src/content/drawings/drawings';
import { wordsFrom } from '../../../src/guides/content/labelWords';
import { widthOf, writtenDrawing } from '../../../src/content/drawings/writtenDrawing';
import { lines, tablesWith } from '../fixtures/guides';

const file = 'content/figures/assembly-j1-j2-3.svg';
const write = wordsFrom(tablesWith());

const sheet = (body: string, width = 400): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200" viewBox="0 0 ${width} 200">\n${body}\n</svg>\n`;

const label = (text: string, attributes = 'x="40" y="50" font-size="14"'): string => `<text ${attributes}>${text}</text>`;

/** The drawing that is published for labels, and its mistakes and warnings. */
function published(body: string, width?: number): { svg: string; problems: string[] } {
  const { svg, problems } = writtenDrawing(file, sheet(body, width), write);
  return { svg, problems: lines(problems) };
}

/** What a drawing says, as screen readers are told where its title says nothing else. */
function said(body: string): string {
  const { svg } = published(`<title>A step</title><desc>A step</desc>${body}`);
  return /<desc>([^<]*)<\/desc>/.exec(svg)?.[1] ?? '';
}

describe('the words of labels', () => {
  test.each([
    ['{part J1 motor}', 'J1 motor'],
    ['{parts J1_B of j1-j2-2-right}', 'J1_B'],
    ['{fastener M4x8 of j1-j2-2-right}', '3 × M4×8'],
    ['{fastener M5x10}', '6 × M5×10'],
    ['{number fastener} {fastener}', '2: 6 × M5×10'],
    ['{number J1_C} {parts J1_C} (front)', '1: J1_C (front)'],
    ['{value screw-keys M4 key_mm}', '3 mm'],
    ['{cell screw-keys M4 key_mm} wide', '3 wide'],
    ['{Cell build-items J1-J2 unit kind} here', 'Unit here'],
    ['Ports &amp; forward', 'Ports &amp; forward'],
  ])('%s', (text, words) => {
    expect(published(label(text)).problems).toEqual([]);
    expect(said(label(text)).replaceAll('\u00a0', ' ')).toBe(words);
  });

  test('follow the tables', () => {
    const tables = tablesWith([
      ['build-steps', 'M5x10 x6', 'M4x10 x7'],
      ['build-fasteners', 'M4×10', 'M4 × 10 mm'],
    ]);
    const { drawings } = readDrawings([{ name: 'a.svg', file, text: sheet(label('{fastener}')) }], tables, [wordsFrom]);
    const before = readDrawings([{ name: 'a.svg', file, text: sheet(label('7 × M4 × 10 mm')) }], tablesWith(), [wordsFrom]).drawings;
    expect(drawings).toEqual(before);
    expect(drawings.get('a.svg')?.address).toMatch(/^\/static\/[\w-]+\/a\.svg$/);
  });

  test.each([
    ['{part J1_Q}', /names the part "J1_Q", which no table has\. Did you mean "J1_A"\?/],
    ['{parts J1_B of j1-j2-9}', /names the step "j1-j2-9", which build-steps\.csv doesn't have\. Did you mean "j1-j2-\d/],
    ['{fastener M4x8}', /names "M4x8", but the step j1-j2-3 of build-steps\.csv takes "J1_C", "M5x10"\./],
    ['{value screw-key M4 key_mm}', /names the table "screw-key", which doesn't exist\. Did you mean "screw-keys"\?/],
    ['{value screw-keys M4 key_m}', /names the column "key_m" of content\/data\/screw-keys\.csv\. Did you mean "key_mm"\?/],
    ['{value screw-keys M9 key_mm}', /names the row "M9" of content\/data\/screw-keys\.csv\. Known: "M4", "M5"\./],
    ['{screw M4}', /has the form of no reference\. Write \{part J4_A\}/],
  ])('%s is a mistake', (text, message) => {
    const { problems } = published(`<path d="M0 0"/>\n${label(text)}`);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatch(/^content\/figures\/assembly-j1-j2-3\.svg:3: the label "\{/);
  });

  test('count pieces in part, which have to add up in the drawing of a step', () => {
    const problems = (name: string, ...counts: number[]): string[] =>
      lines(
        writtenDrawing(
          name,
          sheet(counts.map((count, index) => label(`{fastener ×${count}}`, `x="40" y="${40 + 30 * index}"`)).join('')),
          write,
        ).problems,
      );
    expect(said(label('{fastener ×6} (post)'))).toBe('6 × M5×10 (post)');
    expect(problems('assembly-j1-j2-3.svg', 2, 4)).toEqual([]);
    expect(problems('assembly-j1-j2-3.svg', 2, 2)).toEqual([
      'assembly-j1-j2-3.svg: the labels count 4 × "M5x10" in all, but the step takes 6 by build-steps.csv. Correct the numbers behind "×".',
    ]);
    expect(problems('assembly-j1-j2-3-detail.svg', 2)).toEqual([]);
    expect(problems('assembly-j1-j2-3-detail.svg', 8)).toHaveLength(1);
  });

  test('name the fasteners of a step without saying which', () => {
    const swapped = wordsFrom(tablesWith([['build-steps', 'M5x10 x6', 'M4x8 x2; M4x10 x4']]));
    const none = wordsFrom(tablesWith([['build-steps', 'M5x10 x6', '']]));
    const mistake = (words: ReturnType<typeof write>): string => ('mistake' in words ? words.mistake : '');
    expect(mistake(swapped('{fastener}', 'assembly-j1-j2-3.svg'))).toMatch(
      /takes "M4x8", "M4x10" by build-steps\.csv\. Say which: \{fastener M4x10\}\.$/,
    );
    expect(mistake(none('{number fastener}', 'assembly-j1-j2-3.svg'))).toMatch(
      /takes none by build-steps\.csv\. If steps were swapped or renumbered, rename their drawings with them: this label fits j1-j2-2-right\. Otherwise remove the label\.$/,
    );
  });

  test.each([
    ['assembly-j1-j2-2-left.svg', '3 × M4×8'],
    ['assembly-j1-j2-2-detail.svg', '3 × M4×8'],
    ['assembly-j1-j2-7.svg', /is about step 7 of the guide "j1-j2", which build-steps\.csv doesn't have\. Rename or delete the drawing/],
    ['arm.svg', /says of no step\. Name the row of build-steps\.csv: \{fastener of j1-j2-3\}\./],
  ])('are those of the step that a drawing is named after: %s', (name, words) => {
    const found = write('{fastener M4x8}', name);
    expect('text' in found ? found.text : found.mistake).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  });

  test('that the typeface lacks are a mistake, too', () => {
    expect(published(label('腕')).problems).toEqual([
      'content/figures/assembly-j1-j2-3.svg:2: the label "腕" has "腕", which the typeface lacks. Write it in other words.',
    ]);
  });
});

describe('what is published', () => {
  test('has no text, each outline once, and the colour of the label', () => {
    const { svg } = published(label('AAB', 'x="40" y="50" font-size="14" fill="#1b7f8c" stroke="none"'));
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path id=/g)).toHaveLength(2);
    expect(svg.match(/<use /g)).toHaveLength(3);
    expect(svg).toContain('<g fill="#1b7f8c" stroke="none" transform="translate(40 ');
  });

  test('begins, ends or has its middle where the label says, also by what is around it', () => {
    const shift = (anchor: string): number =>
      Number(/translate\((-?\d+) 167\)/.exec(published(`<g text-anchor="${anchor}">${label('Hub')}</g>`).svg)?.[1]);
    expect(shift('start')).toBe(0);
    expect(shift('end')).toBeLessThan(-500);
    expect(Math.abs(shift('middle') - shift('end') / 2)).toBeLessThanOrEqual(1);
  });

  test('is smaller than it is drawn where it would be larger than the text beside it, but not on a phone', () => {
    const { svg } = published(label('Hub', 'x="40" y="50" font-size="32"'), 640);
    expect(svg).toContain('@media(min-width:640px){.s320{scale:.5}}');
    expect(svg.indexOf('min-width:435px')).toBeLessThan(svg.indexOf('min-width:640px'));
    expect(published(label('Hub')).svg).not.toContain('@media');
    expect(published(`<g transform="scale(0.5)">${label('Hub', 'x="40" y="50" font-size="30"')}</g>`).svg).not.toContain('@media');
  });

  test('has the words of code in their own typeface', () => {
    const code = label('can0', 'x="40" y="50" font-family="ui-monospace, monospace"');
    expect(published(code).svg).not.toBe(published(label('can0')).svg);
    expect(widthOf({ text: 'iiii' }, { typeface: 'code' })).toBe(widthOf({ text: 'mmmm' }, { typeface: 'code' }));
  });

  test('keeps its description, and a text that is formed in other ways', () => {
    const other = '<text x="1" y="2"><tspan x="1">Two</tspan><tspan x="9">lines</tspan></text><text style="font-size:9px">c</text>';
    const { svg } = published(`<title>A</title><desc>The arm</desc>${other}`);
    expect(svg).toBe(sheet(`<title>A</title><desc>The arm</desc>${other}`));
  });
});
