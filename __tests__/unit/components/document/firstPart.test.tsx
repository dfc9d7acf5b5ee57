import { withFirstPart } from '../../../../src/components/document/FirstPart';
import type { BodyNode } from '../../../../src/model/bodyTree';

const heading: BodyNode = ['h2', 0, 'A section'];
const short: BodyNode = ['p', 0, 'One sentence.'];
const long: BodyNode = ['p', 0, ['em', 0, 'A word. '.repeat(60)], 'And on. '.repeat(60)];

/** Before which node the first part ends, or none. */
function endIn(body: readonly BodyNode[]): number | null {
  const elements = withFirstPart(
    body.map((_, at) => at),
    body,
  );
  const at = elements.findIndex((element) => typeof element !== 'number');
  expect(elements.filter((element) => typeof element === 'number')).toEqual(body.map((_, index) => index));
  return at < 0 ? null : at;
}

it('ends before the first section that does not stand in the first window', () => {
  expect(endIn([long, heading, short])).toBe(1);
  expect(endIn([short, heading, short, heading, long, heading, long])).toBe(5);
  expect(endIn([['DataTable', { name: 'motors' }], heading, long])).toBe(1);
});

it('does not end where a page has one window, or no sections', () => {
  expect(endIn([short, heading, long])).toBe(null);
  expect(endIn([long, long])).toBe(null);
  expect(endIn([])).toBe(null);
});
