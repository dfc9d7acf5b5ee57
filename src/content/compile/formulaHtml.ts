import temml from 'temml';

/** Formulas remembered at most; each is checked first, and shown later. */
const limit = 5000;

const known = new Map<string, string>();

/** Styles that Temml writes into tags, which the policy of the pages does not allow, and what stands there instead: global.css does the rest. */
const replacements = new Map([
  ['display:block math;', ''],
  ['math-depth:0;', ' data-math-depth="0"'],
]);

function withoutStyles(html: string): string {
  return html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const replacement = replacements.get(style);
    if (replacement === undefined) throw new Error(`it needs the style "${style}", which the policy of the pages does not allow.`);
    return replacement;
  });
}

/** A formula as MathML; throws where it is no formula. Nothing in it leads anywhere, takes names of the page, or has a style of its own. */
export function formulaHtml(formula: string, block: boolean): string {
  const key = `${block ? 'block' : 'inline'} ${formula}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const html = withoutStyles(
    temml.renderToString(formula, {
      displayMode: block,
      throwOnError: true,
      trust: false,
      maxSize: [100, 100],
      maxExpand: 1000,
    }),
  );
  if (known.size >= limit) known.clear();
  known.set(key, html);
  return html;
}
