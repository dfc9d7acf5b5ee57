import { escapeText } from '../../../src/model/escape';
import { highlightCode, markedLines } from '../../../src/content/compile/highlight';
import { codeTitle } from '../../../src/content/tree/nodes';

describe('the meta of a code block', () => {
  it.each([
    ['', []],
    ['{2}', [2]],
    ['{1,3-5}', [1, 3, 4, 5]],
    ['title="a.py" {2, 4-5}', [2, 4, 5]],
    ['{x}', []],
    ['{,}', []],
    ['{4-300000000}', [4, 5]],
  ])('%j marks lines', (meta, lines) => expect([...markedLines(meta, 5)]).toEqual(lines));

  it('may hold a title', () => {
    expect(codeTitle('title="read joints.py" {2}')).toBe('read joints.py');
    expect(codeTitle('{2}')).toBeUndefined();
  });
});

describe('a code block becomes HTML', () => {
  it('with a class per kind of token', async () => {
    expect(await highlightCode('return 1', 'python', '')).toBe('<span class="t-keyword">return</span> <span class="t-constant">1</span>');
  });

  it('plain text is only made safe', async () => {
    expect(await highlightCode('a <b> & "c"', 'text', '')).toBe('a &lt;b&gt; &amp; "c"');
    expect(escapeText('<&>')).toBe('&lt;&amp;&gt;');
  });

  it('with marked lines, blank ones too', async () => {
    expect(await highlightCode('a\n\nb', 'text', '{2-3}')).toBe('a\n<span class="marked"> </span>\n<span class="marked">b</span>');
  });
});

describe('in a console block, commands and output are told apart', () => {
  const plain = (html: string): string => html.replace(/<span class="t-[a-z-]+">([^<]*)<\/span>/g, '$1');

  it('the prompt is marked, output is not highlighted', async () => {
    expect(plain(await highlightCode('$ ip link\n1: lo: <UP>\n$ exit', 'console', ''))).toBe(
      [
        '<span class="command"><span class="prompt">$ </span>ip link</span>',
        '<span class="output">1: lo: &lt;UP&gt;</span>',
        '<span class="command"><span class="prompt">$ </span>exit</span>',
      ].join('\n'),
    );
  });

  it('a line that continues a command is a command', async () => {
    expect(plain(await highlightCode('$ ros2 launch \\\n  arm.py\ndone', 'console', ''))).toBe(
      [
        '<span class="command"><span class="prompt">$ </span>ros2 launch \\</span>',
        '<span class="command">  arm.py</span>',
        '<span class="output">done</span>',
      ].join('\n'),
    );
  });

  it('output alone is output', async () => {
    expect(await highlightCode('done', 'console', '')).toBe('<span class="output">done</span>');
  });
});
