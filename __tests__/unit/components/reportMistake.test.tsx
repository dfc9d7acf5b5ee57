import { renderToStaticMarkup } from 'react-dom/server';
import { EditPage, ReportMistake } from '../../../src/theme/layout/Article';
import { site } from '../../../src/site/site';

jest.mock('../../../src/site/siteAddress', () => ({ siteAddress: (path: string): string => `https://example.org/docs${path}` }));

it('a report names the page by its address, with the folder that the site is published in', () => {
  const html = renderToStaticMarkup(<ReportMistake title="Wiring" route="/wiring" />);
  const href = /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(href.startsWith(`${site.repository}/issues/new?`)).toBe(true);
  expect(new URL(href).searchParams.get('body')).toContain('Page: https://example.org/docs/wiring\n');
});

it('an edit leads to the file of the page', () => {
  const html = renderToStaticMarkup(<EditPage file="content/docs/wiring.mdx" />);
  expect(html).toContain(`href="${site.editUrl}content/docs/wiring.mdx"`);
});
