import { missingPage } from '../interface/Keeper';

it.each(['//evil.example/x', '/%09/evil.example/x', '/%0a/evil.example/x', '/%0d/evil.example/x', '/%5Cevil.example/x'])(
  'the offline page does not lead to ?missing=%s',
  (missing) => expect(missingPage(`?missing=${missing}`)).toBeNull(),
);

it('the offline page leads to the missing page', () => expect(missingPage('?missing=%2Fsoftware%2Fcan')).toBe('/software/can'));
