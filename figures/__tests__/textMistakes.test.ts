import { drawnShapes } from '../drawnShapes';
import { pointsOfPath } from '../pathPoints';
import { textMistakes } from '../textMistakes';
import { drawingText, programDrawings } from './drawnFiles';

/** Drawings with words, but those of the models: stepSheets.test.ts looks at their words alone. */
const drawings = programDrawings.map((file) => ({ file, svg: drawingText(file) })).filter(({ svg }) => svg.includes('<text'));

/** Made for paper, on which it is printed at true size. */
const onPaper = 'fastener-strip.svg';

/** A sheet of 400 by 200 px with something on it. */
const sheet = (body: string, width = 400): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 200" fill="none" stroke="#000" font-size="14">${body}</svg>`;
const words = (x: number, y: number, text: string, size = 14): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="start" fill="#000" stroke="none">${text}</text>`;
const mistakesOf = (body: string, width?: number): string[] => textMistakes('a.svg', sheet(body, width));

test('every drawing of a program can be read, on a phone and beside the text', () => {
  expect(drawings.length).toBeGreaterThan(80);
  expect(drawings.flatMap(({ file, svg }) => textMistakes(file, svg, { isBeside: file !== onPaper }))).toEqual([]);
});

describe('what keeps words from being read is named with the file and the words', () => {
  test.each<[string, string, RegExp]>([
    [
      'letters too small on a phone',
      words(10, 50, 'hub', 10),
      /^a\.svg: "hub" is 8\.2 px at a width of 328 px; write it with 11 px or more\.$/,
    ],
    [
      'letters too small in a scaled group',
      `<g transform="scale(0.5)">${words(10, 50, 'hub', 20)}</g>`,
      /"hub" is 8\.2 px at a width of 328 px/,
    ],
    ['letters too small beside the text', words(10, 50, 'hub', 12), /"hub" is 12\.0 px beside the text of a page; 13 px is the least/],
    ['letters too large beside the text', words(10, 50, 'hub', 24), /"hub" is 24\.0 px beside the text of a page; 18 px is the most/],
    ['words on words', words(10, 50, 'supply') + words(30, 54, 'mains'), /"supply" stands on "mains"/],
    ['words off the sheet', words(380, 50, 'supply'), /"supply" leaves the sheet/],
    ['a line through words', `${words(10, 50, 'supply')}<path d="M0 45H100"/>`, /"supply" is crossed by the line to 100, 45/],
    ['a leader that ends in words', `${words(10, 50, 'supply')}<path d="M200 120L30 46"/>`, /"supply" is crossed by the line to 30, 46/],
    ['a curve through words', `${words(10, 50, 'supply')}<path d="M0 10C0 80 80 10 80 80"/>`, /"supply" is crossed/],
    ['the edge of a thing through words', `<rect x="20" y="20" width="60" height="60"/>${words(10, 50, 'supply')}`, /"supply" is crossed/],
    [
      'words under a thing',
      `${words(10, 50, 'supply')}<rect x="5" y="30" width="90" height="40" fill="#fff" stroke="none"/>`,
      /"supply" is under/,
    ],
  ])('%s', (_what, body, message) => {
    expect(mistakesOf(body).some((mistake) => message.test(mistake))).toBe(true);
  });

  test('and nothing else is', () => {
    expect(mistakesOf(words(10, 50, 'supply') + words(10, 70, 'mains') + '<path d="M0 55H100"/>')).toEqual([]);
    expect(mistakesOf(`<path d="M0 45H100"/><rect x="5" y="30" width="90" height="30" fill="#fff"/>${words(10, 50, 'supply')}`)).toEqual(
      [],
    );
    expect(mistakesOf(`${words(10, 50, 'G R T')}<path class="strike" d="M0 55L60 40"/>`)).toEqual([]);
    expect(mistakesOf(`<g transform="translate(200 0) rotate(90 10 50)">${words(10, 50, 'supply')}</g><path d="M10 45H100"/>`)).toEqual([]);
    expect(mistakesOf(words(10, 50, '+24 V', 24))).toEqual([]);
  });
});

describe('reading a drawing', () => {
  test('a path gives its points, whichever way it is written', () => {
    expect(pointsOfPath('M0 0h10v5H2V1l3 4z')).toEqual([
      [
        [0, 0],
        [10, 0],
        [10, 5],
        [2, 5],
        [2, 1],
        [5, 5],
        [0, 0],
      ],
    ]);
    const [curve] = pointsOfPath('M0 0C0 10 10 10 10 0');
    expect(curve).toHaveLength(9);
    expect(curve?.[4]).toEqual([5, 7.5]);
    expect(() => pointsOfPath('M0 0B4 4')).toThrow(/cannot read the path command "B"/);
  });

  test('a curve goes on as the one before it, a quadratic one as the cubic one that it equals', () => {
    expect(pointsOfPath('M0 0C0 10 10 10 10 0S20 -10 20 0')).toEqual(pointsOfPath('M0 0C0 10 10 10 10 0C10 -10 20 -10 20 0'));
    expect(pointsOfPath('M0 0q5 10 10 0t10 0')).toEqual(pointsOfPath('M0 0Q5 10 10 0Q15 -10 20 0'));
    expect(pointsOfPath('M0 0Q6 12 12 0')[0]?.[4]).toEqual([6, 6]);
  });

  test.each<[string, string, readonly [number, number]]>([
    ['a half circle to one side', 'M-10 0A10 10 0 0 1 10 0', [0, -10]],
    ['to the other side', 'M-10 0A10 10 0 0 0 10 0', [0, 10]],
    ['the short arc', 'M10 0A10 10 0 0 1 0 10', [7.07, 7.07]],
    ['the long arc', 'M10 0A10 10 0 1 1 0 10', [17.07, 17.07]],
    ['an ellipse that is turned', 'M0 -10A10 5 90 0 1 0 10', [5, 0]],
    ['radii that are too small', 'M-10 0a2 2 0 0 1 20 0', [0, -10]],
  ])('an arc runs through its middle: %s', (_what, d, [x, y]) => {
    const [, , , , middle] = pointsOfPath(d)[0] ?? [];
    expect(middle?.[0]).toBeCloseTo(x, 2);
    expect(middle?.[1]).toBeCloseTo(y, 2);
  });

  test('groups move, scale and turn what is in them', () => {
    const { texts } = drawnShapes(
      sheet(`<g transform="translate(100 20)"><g transform="scale(2)">${words(5, 10, 'a')}</g></g>${words(5, 10, 'a')}`),
    );
    expect(texts.map(({ size, box }) => [size, box[0]])).toEqual([
      [28, 110],
      [14, 5],
    ]);
    expect(() => drawnShapes(sheet('<g transform="skewX(3)"></g>'))).toThrow(/cannot read the transform "skewX\(3\)"/);
  });
});
