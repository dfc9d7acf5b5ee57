import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead } from '../../../src/theme/layout/PageHead';

jest.mock('gatsby', (): unknown => jest.requireActual('../fixtures/gatsby'));

/** The elements of a head, as HTML. */
const headOf = (head: ReactNode): string => renderToStaticMarkup(<>{head}</>);

const page = { title: 'Motors', description: 'The motors of the arm.' };

describe('the head of a page', () => {
  it.each([
    ['/', 'https://docs.openarm.dev/'],
    ['/hardware/', 'https://docs.openarm.dev/hardware/'],
    ['/software/can', 'https://docs.openarm.dev/software/can'],
  ])('names the canonical address of %s, and lets it be found', (route, address) => {
    const head = headOf(<PageHead {...page} route={route} />);
    expect(head).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(head).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(head).not.toContain('noindex');
  });

  it('keeps a page that is not to be found out of search engines, and claims no address for it', () => {
    const head = headOf(<PageHead {...page} route="/404.html" indexed={false} />);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toMatch(/canonical|og:url|text\/markdown/);
  });

  it('names the page before the site, and says what the search service filters by', () => {
    const head = headOf(<PageHead {...page} route="/motors" />);
    expect(head).toContain('<title>Motors | OpenArm</title>');
    expect(head).toContain('<meta property="og:title" content="Motors"/>');
    for (const [name, content] of Object.entries({ language: 'en', version: 'current', docusaurus_tag: 'docs-default-current' }))
      expect(head).toContain(`<meta name="docsearch:${name}" content="${content}"/>`);
  });
});
