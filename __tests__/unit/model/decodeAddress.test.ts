import { decodeURIComponent } from '../../../src/model/addresses';

describe('an address that is well-formed', () => {
  it.each(['', '/can', '#gr%C3%B6%C3%9Fe', '%25', '100%25', '%2525', 'a%2Fb%23c', '%F0%9F%A4%96 %E2%82%AC', 'ü', '%3Cb%3E', '%00'])(
    'is decoded as the browser does: %j',
    (text) => expect(decodeURIComponent(text)).toBe(globalThis.decodeURIComponent(text)),
  );
});

describe('an address with a bad percent sign', () => {
  it.each([
    ['%', '%'],
    ['100%', '100%'],
    ['%zz', '%zz'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%ff', '%ff'],
    ['gr%C3%B6%C3%9Fe-100%', 'größe-100%'],
    ['%%25', '%%'],
    ['%ED%A0%80', '%ED%A0%80'],
    [`${'%'.repeat(10_000)}`, '%'.repeat(10_000)],
  ])('keeps it, and the rest is decoded: %j', (text, decoded) => expect(decodeURIComponent(text)).toBe(decoded));
});
