import temml from 'temml';

/**
 * Styles that Temml writes for the rows of matrices, cases and aligned equations, and for frames, with the classes that `Formula` styles instead:
 * the Content-Security-Policy blocks inline styles.
 */
const classes = new Map([
  ['padding-left:0em', 'tex-left-0'],
  ['padding-left:0pt', 'tex-left-0'],
  ['padding-left:0.1389em', 'tex-left-s'],
  ['padding-left:5.9776pt', 'tex-left-m'],
  ['padding-left:1em', 'tex-left-l'],
  ['padding-left:2em', 'tex-left-xl'],
  ['padding-right:0em', 'tex-right-0'],
  ['padding-right:0pt', 'tex-right-0'],
  ['padding-right:0.1389em', 'tex-right-s'],
  ['padding-right:5.9776pt', 'tex-right-m'],
  ['padding-right:1em', 'tex-right-l'],
  ['border-left:0.06em solid', 'tex-line-left'],
  ['border-right:0.06em solid', 'tex-line-right'],
  ['border-top:0.06em solid', 'tex-line-top'],
  ['border-bottom:0.06em solid', 'tex-line-bottom'],
  ['border:1px solid', 'tex-frame'],
  ['padding:3pt', 'tex-framed'],
  ['padding:0', 'tex-bare'],
  ['width:50%', 'tex-half'],
  ['width:100%', 'tex-wide'],
  ['text-align:left', 'tml-left'],
  ['display:block math', ''],
]);

/** Declarations without an effect, which Temml writes into cells of a row with a height of its own. */
const idle = /^(?:level:\d+|max-size:[\d,]+|font-size:1|color:undefined|font(?:-\w+)?:)$/;

function classOf(declaration: string): string[] {
  if (idle.test(declaration)) return [];
  const name = classes.get(declaration);
  if (name === undefined)
    throw new Error(
      `it needs the inline style "${declaration}", which the Content-Security-Policy blocks. Write it without colours and sizes.`,
    );
  return name === '' ? [] : [name];
}

/** Replaces the style of a tag with classes. */
function withoutStyle(tag: string): string {
  const [attribute = '', style = ''] = / style="([^"]*)"/.exec(tag) ?? [];
  if (attribute === '') return tag;
  if (style === 'math-depth:0;') return tag.replace(attribute, ' data-math-depth="0"');
  const added = style
    .split(';')
    .filter((declaration) => declaration !== '')
    .flatMap(classOf);
  const bare = tag.replace(attribute, '');
  if (added.length === 0) return bare;
  const named = added.join(' ');
  return bare.includes(' class="') ? bare.replace(' class="', ` class="${named} `) : bare.replace(/^<\w+/, `$& class="${named}"`);
}

/** Compiles TeX to MathML without links, ids and inline styles. Throws for TeX that can't be parsed. */
export function formulaHtml(formula: string, block: boolean): string {
  return temml
    .renderToString(formula, {
      displayMode: block,
      throwOnError: true,
      trust: false,
      // What is copied of a page has it (src/theme/text/Prose.tsx).
      annotate: true,
      maxSize: [100, 100],
      maxExpand: 1000,
    })
    .replace(/<[a-z]+\b[^<>]*>/g, withoutStyle);
}
