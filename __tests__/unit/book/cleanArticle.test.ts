import { readPage, topLevelRules } from '../../../scripts/book/readPage';
import { reportAddress } from '../../../src/model/addresses';
import { site } from '../../../src/site/site';
import { htmlOf } from './articles';

const cleaned = (html: string): string => htmlOf(readPage(`<body><main><article>${html}</article></main>`, 'page.html').article);

describe('a page on paper', () => {
  it('has no controls, no navigation and nothing of the page on the site', () => {
    expect(
      cleaned(
        '<nav>On this page</nav><div class="heading"><h2 id="a">A</h2><a class="anchor" href="#a">#</a></div><button>Copy</button>' +
          '<script>run()</script><a href="/static/arm.svg" aria-label="Open the drawing large"></a>' +
          `<div>Last updated <a href="${reportAddress(site.repository, { title: 'A', address: 'https://a.example/a' }).replaceAll('&', '&amp;')}">Report</a></div><nav>Next</nav>`,
      ),
    ).toBe('<div class="heading"><h2 id="a">A</h2></div>');
  });

  it('loads its drawings at once, and is unfolded', () => {
    expect(cleaned('<img src="arm.svg" loading="lazy" decoding="async"><details><summary>More</summary>Text</details>')).toBe(
      '<img src="arm.svg"><details open=""><summary>More</summary>Text</details>',
    );
  });

  it('has no figure without words around a drawing that has them', () =>
    expect(cleaned('<figure><img src="arm.svg" alt="The arm"></figure>')).toBe(
      '<figure role="group"><img src="arm.svg" alt="The arm"></figure>',
    ));

  it('shows what is there without scripts, and takes the styles of it', () => {
    const { article, rules } = readPage(
      '<head><style>a{b:c}</style><noscript><style>d{e:f}</style></noscript></head><body><article><noscript>Text</noscript></article>',
      'page.html',
    );
    expect(htmlOf(article)).toContain('Text');
    expect(rules).toEqual(['a{b:c}', 'd{e:f}']);
  });

  it('is missed with the name of its file', () => expect(() => readPage('<p>Nothing</p>', 'public/a.html')).toThrow('public/a.html'));
});

it('tells the rules of a style sheet apart', () => {
  const rules = ['a::before{content:"}{"}', '@media print{b{c:d}e{f:g}}', '@page{margin:1mm;@top-left{content:"\\""}}'];
  expect(topLevelRules(rules.join('\n'))).toEqual(rules);
});
