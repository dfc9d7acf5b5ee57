import { checkEditUrl, checkSiteUrl } from '../../../src/site/checkSiteUrl';
import { site } from '../../../src/site/site';

it.each([site.url, 'https://example.org', 'http://localhost:9000'])('%s is the address of a site', (url) =>
  expect(checkSiteUrl(url)).toEqual([]),
);

it.each([
  ['https://example.org/', '"https://example.org"'],
  ['https://example.org/docs', '"https://example.org"'],
  ['https://Example.org', '"https://example.org"'],
  ['example.org', '"https://docs.example.org"'],
  ['localhost:9000', '"https://docs.example.org"'],
  ['', '"https://docs.example.org"'],
])('%j is none, and the message says what to write', (url, written) => {
  const [problem] = checkSiteUrl(url);
  expect(problem?.message).toContain(`url is "${url}"`);
  expect(problem?.message).toContain(written);
});

it.each([site.editUrl, '', 'https://example.org/edit/main/'])('files can be edited at %j', (url) => expect(checkEditUrl(url)).toEqual([]));

it.each(['https://example.org/edit/main', 'example.org/edit/', 'javascript:alert(1)/'])('%j is no place of files', (url) =>
  expect(checkEditUrl(url)).toMatchObject([
    { file: 'src/site/site.ts', message: expect.stringContaining(`editUrl is "${url}"`) as string },
  ]),
);
