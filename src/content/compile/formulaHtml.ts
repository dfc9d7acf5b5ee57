import temml from 'temml';

/** Inline styles that Temml writes, which the Content-Security-Policy blocks, with their replacements. `global.css` styles those. */
const replacements = new Map([
  ['display:block math;', ''],
  ['math-depth:0;', ' data-math-depth="0"'],
]);

function withoutStyles(html: string): string {
  return html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const replacement = replacements.get(style);
    if (replacement === undefined) throw new Error(`it needs the inline style "${style}", which the Content-Security-Policy blocks.`);
    return replacement;
  });
}

/** Compiles TeX to MathML without links, ids and inline styles. Throws for TeX that can't be parsed. */
export function formulaHtml(formula: string, block: boolean): string {
  return withoutStyles(
    temml.renderToString(formula, {
      displayMode: block,
      throwOnError: true,
      trust: false,
      // What is copied of a page has it (src/theme/text/Prose.tsx).
      annotate: true,
      maxSize: [100, 100],
      maxExpand: 1000,
    }),
  );
}
