import { isOwnPath } from '../../../src/model/addresses';

it.each(['/', '/software/can', '/software/can?tab=a#step-1', '/a//b', '/%09/b'])('"%s" is a path of this site', (address) =>
  expect(isOwnPath(address)).toBe(true),
);

it.each([
  ...['//evil.example/x', '/\\evil.example', '\\\\evil.example', '/\t/evil.example/x', '/\n/evil.example/x', '/\r\\evil.example/x'],
  ...['https://evil.example', 'javascript:alert(1)', 'evil', '', '//', '/\t/[', '//evil.example:99999/'],
])('%j is none', (address) => expect(isOwnPath(address)).toBe(false));
