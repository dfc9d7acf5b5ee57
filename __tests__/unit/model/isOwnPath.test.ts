import { missingPage } from '../../../src/tools/offline/interface/Keeper';
import { isOwnPath } from '../../../src/model/addresses';

it.each(['/', '/software/can', '/software/can?tab=a#step-1', '/a//b', '/%09/b'])('"%s" is a path of this site', (address) =>
  expect(isOwnPath(address)).toBe(true),
);

it.each([
  ...['//evil.example/x', '/\\evil.example', '\\\\evil.example', '/\t/evil.example/x', '/\n/evil.example/x', '/\r\\evil.example/x'],
  ...['https://evil.example', 'javascript:alert(1)', 'evil', '', '//', '/\t/[', '//evil.example:99999/'],
])('%j is none', (address) => expect(isOwnPath(address)).toBe(false));

it.each(['//evil.example/x', '/%09/evil.example/x', '/%0a/evil.example/x', '/%0d/evil.example/x', '/%5Cevil.example/x'])(
  'the offline page does not lead to ?missing=%s',
  (missing) => expect(missingPage(`?missing=${missing}`)).toBeNull(),
);

it('the offline page leads to the missing page', () => expect(missingPage('?missing=%2Fsoftware%2Fcan')).toBe('/software/can'));
