import decodeQr from 'qr/decode.js';
import { addStepCodes, qrImage, sheetRules } from '../../../scripts/book/pageRules';
import { articleOf, htmlOf } from './articles';

/** What a phone reads from a code: its squares, eight dots wide each. */
function readCode(image: string): string {
  const svg = Buffer.from(image.replace(/^.*base64,/, ''), 'base64').toString();
  const squares = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const [dots, width] = [8, squares * 8];
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < dots; row++)
      for (let column = 0; column < dots; column++) {
        const at = ((Number(y) * dots + row) * width + Number(x) * dots + column) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQr({ width, height: width, data });
}

it('lets a phone read the address of a page', () => {
  const address = 'https://docs.openarm.dev/hardware/assembly-guide/leader-end-effector-sub-assembly#step-12';
  expect(readCode(qrImage(address, 12))).toBe(address);
});

it('gives each step of a guide the code of its own address', () => {
  const article = articleOf(
    '<ol><li id="step-1">One</li><li id="step-2">Two</li><li id="other">No step</li></ol><p id="step-3">No step</p>',
  );
  addStepCodes(article, 'https://arm.example/guide');
  const images = [...htmlOf(article).matchAll(/src="([^"]+)" alt="([^"]+)"/g)].map(([, src = '', alt]) => [readCode(src), alt]);
  expect(images).toEqual([
    ['https://arm.example/guide#step-1', 'Code of the address of step 1'],
    ['https://arm.example/guide#step-2', 'Code of the address of step 2'],
  ]);
});

it('writes titles with quotation marks along the edge of a sheet', () => {
  const chapter = { route: '/a', title: 'The "zero"\\pose', section: 'A', groups: [] };
  const rules = sheetRules([{ chapter, head: 'Hardware', address: 'https://arm.example/a', code: false }]);
  expect(rules).toContain('@top-right{content:"The \\"zero\\"\\\\pose"}');
  expect(rules).toContain('@bottom-left{content:"https://arm.example/a"}');
});
