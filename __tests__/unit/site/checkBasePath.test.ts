import { checkBasePath } from '../../../src/site/checkBasePath';

it.each([undefined, '', '/', '/docs', '/docs/', '/docs/openarm-1.0'])('%j is a base path', (value) =>
  expect(checkBasePath(value)).toEqual([]),
);

it.each([
  ['docs', '"/docs"'],
  ['docs/v1', '"/docs/v1"'],
  ['https://example.org/docs', '"/docs"'],
  ['//docs', '"/docs"'],
  [' ', '"/docs"'],
])('%j is none, and the message says what to write', (value, written) => {
  const [problem] = checkBasePath(value);
  expect(problem?.message).toContain(`BASE_PATH is "${value}"`);
  expect(problem?.message).toContain(written);
});
