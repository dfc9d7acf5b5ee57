import MarkdownIt from 'markdown-it';
import { markdownTree, toMarkdown } from '../../../src/content/markdown/markdownTree';
import { absoluteHref } from '../../../src/routes/page';
import { choices } from '../../../src/site/choices';
import type { Choice } from '../../../src/model/siteTypes';
import { dataOf, documentSource, readSource, readTable } from '../fixtures/sources';

/** The choices of this site, of which any will do. */
const offered = Object.entries<Choice>(choices) as [[string, Choice], ...[string, Choice][]]; // a site without choices needs no test

const tables = new Map([['motors', readTable('joint,torque_nm,note\nJ1,40,\nJ2,27.5,"geared | `DM-J4340`"\n').table]]);

/** A body as plain Markdown. */
function markdown(body: string): string {
  const { document } = readSource(documentSource(body), dataOf(tables));
  const context = {
    figureUrl: (name: string) => `https://docs.openarm.dev/static/${name}`,
    absolute: (href: string) => absoluteHref(href, '/wiring'),
  };
  return toMarkdown(markdownTree(document.filled, context));
}

/** A body as another Markdown parser reads its plain form. */
const read = (body: string): string => new MarkdownIt({ html: true }).render(markdown(body));

describe('a text in plain Markdown', () => {
  it('has absolute links', () => {
    expect(markdown('[a](/hardware/#reach), [b](#power), [c](https://example.org/), [d](/software/can.html)')).toBe(
      '[a](https://docs.openarm.dev/hardware/#reach), [b](https://docs.openarm.dev/wiring#power), [c](https://example.org/), [d](https://docs.openarm.dev/software/can)\n',
    );
  });

  it('has alternatives of a choice in the order of the choice, the default first', () => {
    const [[group, { options }]] = offered;
    const tabs = options.toReversed().map(({ value, label }) => `<Tab value="${value}" label="${label}">\n\nText.\n\n</Tab>`);
    expect(markdown(`<Choice groups="${group}" />\n\n<Tabs group="${group}">\n${tabs.join('\n')}\n</Tabs>`)).toContain(
      options.map(({ label }) => `**${label}**\n\nText.`).join('\n\n'),
    );
  });

  it('has tables from CSV files, with units in the headings and signs that would end a cell escaped', () => {
    expect(markdown('<DataTable name="motors" />')).toBe(
      '**Motors**\n\n| Joint | Torque (N·m) | Note |\n| - | -: | - |\n| J1 | 40.0 | – |\n| J2 | 27.5 | geared \\| `DM-J4340` |\n',
    );
    expect(read('<DataTable name="motors" />')).toContain('<td>geared | <code>DM-J4340</code></td>');
  });

  it('has the part of a table that the page shows, one row per column where the page compares', () => {
    expect(markdown('<DataTable name="motors" columns="torque_nm,joint" rows="J2" caption="Elbow" />')).toBe(
      '**Elbow**\n\n| Torque (N·m) | Joint |\n| -: | - |\n| 27.5 | J2 |\n',
    );
    expect(markdown('<DataTable name="motors" columns="joint,torque_nm" transpose />')).toBe(
      '**Motors**\n\n| | J1 | J2 |\n| - | - | - |\n| Torque | 40.0 N·m | 27.5 N·m |\n',
    );
  });

  it('has names and addresses without a backslash that nobody needs', () => {
    expect(markdown('**Screw J8_A to J8_B**, [the frames](/software/can?a=b&c=D_E). AT&amp;T, a&amp;lt;b, 2 \\* 3 \\* 4.')).toBe(
      '**Screw J8_A to J8_B**, [the frames](https://docs.openarm.dev/software/can?a=b&c=D_E). AT&T, a\\&lt;b, 2 \\* 3 \\* 4.\n',
    );
  });

  it('keeps each backslash of code and formulas', () => {
    const code =
      'Write `J8\\_B` and ``a`b\\_c``.\n\n$$\na\\_b\n$$\n\n```bash\necho a\\_b `c`\n```\n\n1. One:\n\n   ```bash\n   echo d\\_e\n   ```\n';
    expect(markdown(code)).toBe(code);
  });

  it('has key figures as a list', () => expect(markdown('<KeyFigures name="motors" />')).toBe('- Torque: 40.0 N·m\n'));

  it('has drawings by their text', () => {
    expect(markdown('<Figure src="arm.svg" alt="The arm [bent]" caption="Zero pose" />')).toBe(
      '![The arm \\[bent\\]](https://docs.openarm.dev/static/arm.svg)\n\n_Zero pose_\n',
    );
  });

  it('has steps as a numbered list that other parsers understand, with everything inside', () => {
    const html = read(
      '<Steps>\n<Step title="Connect">\n\nFirst.\n\n```console title="Terminal"\n$ ip link\n```\n\n</Step>\n<Step title="Check">\n\n- one\n- two\n\n</Step>\n</Steps>',
    );
    expect(html.replace(/\n/g, '')).toBe(
      '<ol><li><p><strong>Connect</strong></p><p>First.</p><p><em>Terminal</em></p><pre><code class="language-console">$ ip link</code></pre></li>' +
        '<li><p><strong>Check</strong></p><ul><li>one</li><li>two</li></ul></li></ol>',
    );
  });

  it('has warnings as quotes that begin with their kind', () => {
    expect(markdown(':::danger[It *drops*]\nHold it.\n:::\n\n:::note\nMind.\n:::')).toBe(
      '> **Danger: It _drops_**\n>\n> Hold it.\n\n> **Note**\n>\n> Mind.\n',
    );
  });

  it('has all alternatives, each under its label, and what is folded away', () => {
    const body =
      '<Tabs group="os">\n<Tab value="a" label="Ubuntu">\n\nA.\n\n</Tab>\n<Tab value="b" label="Windows">\n\nB.\n\n</Tab>\n</Tabs>\n\n<Details summary="Why?">\n\nC.\n\n</Details>';
    expect(markdown(body)).toBe('**Ubuntu**\n\nA.\n\n**Windows**\n\nB.\n\n**Why?**\n\nC.\n');
  });

  it('has cards and videos as links', () => {
    expect(
      markdown(
        '<Cards><Card title="Wire it" href="/wiring">One sentence.</Card><Card title="Test it" href="/software/can">Two.</Card></Cards>',
      ),
    ).toBe('- [Wire it](https://docs.openarm.dev/wiring): One sentence.\n- [Test it](https://docs.openarm.dev/software/can): Two.\n');
    expect(markdown('<Video youtube="abc" title="It moves" />')).toBe('Video: [It moves](https://www.youtube.com/watch?v=abc)\n');
    expect(markdown('<Clip href="https://example.org/a.mp4" poster="a.svg" title="It grips" alt="A gripper." />')).toBe(
      'Video: [It grips](https://example.org/a.mp4)\n',
    );
  });

  it('keeps code, formulas, tags and words as they are', () => {
    expect(markdown('```python title="a.py" {1}\nx = 1\n```')).toBe('_a.py_\n\n```python\nx = 1\n```\n');
    expect(markdown('The law $$\\tau = K_p e$$ and H<sub>2</sub>O, <abbr title="controller area network">CAN</abbr> at 10:30.')).toBe(
      'The law $$\\tau = K_p e$$ and H<sub>2</sub>O, CAN (controller area network) at 10:30.\n',
    );
  });

  it('leaves the text itself as it was', () => {
    const { document } = readSource(documentSource('<Steps>\n<Step title="Connect">\n\n[a](/wiring)\n\n</Step>\n</Steps>'));
    const before = JSON.stringify(document.filled);
    markdownTree(document.filled, { figureUrl: String, absolute: (href) => `https://x${href}` });
    expect(JSON.stringify(document.filled)).toBe(before);
  });
});
