import { runInNewContext } from 'node:vm';
import { parseFragment } from 'parse5';
import { escapeAttribute, escapeScript, escapeText } from '../../../src/model/escape';

const tricky = `<b title="it's">&amp; & </b></script><!-- ]]>`;

describe('a text in HTML or XML', () => {
  it('has no tag and no entity of its own', () => {
    expect(escapeText(tricky)).toBe(`&lt;b title="it's"&gt;&amp;amp; &amp; &lt;/b&gt;&lt;/script&gt;&lt;!-- ]]&gt;`);
  });

  it('is read as it was', () => {
    expect(parseFragment(escapeText(tricky)).childNodes).toMatchObject([{ nodeName: '#text', value: tricky }]);
  });
});

describe('an attribute in double quotes', () => {
  it('does not end early', () => {
    expect(escapeAttribute(`a "b" & <c> 'd'`)).toBe(`a &quot;b&quot; &amp; &lt;c&gt; 'd'`);
  });

  it('is read as it was', () => {
    const { childNodes } = parseFragment(`<i title="${escapeAttribute(tricky)}"></i>`);
    expect(childNodes).toMatchObject([{ nodeName: 'i', attrs: [{ name: 'title', value: tricky }] }]);
  });
});

describe('a script', () => {
  const value = { text: `${tricky}<script>\u2028\u2029` };
  const source = escapeScript(JSON.stringify(value));

  it('cannot end its element or begin a comment', () => {
    expect(source).not.toMatch(/[<\u2028\u2029]/);
    const { childNodes } = parseFragment(`<script>${source}</script>`);
    expect(childNodes).toMatchObject([{ nodeName: 'script', childNodes: [{ value: source }] }]);
  });

  it('means what it meant, as JSON and as JavaScript', () => {
    expect(JSON.parse(source)).toEqual(value);
    expect(runInNewContext(`(${source}).text`)).toBe(value.text);
  });
});
