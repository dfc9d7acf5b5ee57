import { renderToStaticMarkup } from 'react-dom/server';
import { withPagePathBeside } from '../../../src/gatsby/patches/pageMarkup';

const script = (html: string) => <script key="script-loader" id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html: html }} />;

/** What Gatsby writes at the end of a page. */
const gatsbys = (path: string) => script(`/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`);

const markup = (path: string) => renderToStaticMarkup(<>{withPagePathBeside([gatsbys(path)])}</>);

describe('the script that tells a page its path', () => {
  it('is the same on every page, with the path beside it', () => {
    expect(markup('/hardware/')).toBe(
      '<script id="gatsby-script-loader" data-page-path="/hardware/">window.pagePath=document.currentScript.dataset.pagePath</script>',
    );
    const texts = ['/', '/a"b', '/</script>'].map((path) => markup(path).replace(/ data-page-path="[^"]*"/, ''));
    expect(new Set(texts).size).toBe(1);
  });

  it('stays as it is where Gatsby writes something else', () => {
    const other = script('window.pagePath="/";window.pageData={}');
    expect(withPagePathBeside([other, null, 'text'])).toEqual([other, null, 'text']);
  });
});
