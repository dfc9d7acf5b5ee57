import temml from 'temml';

/** Styles that Temml writes as attributes, which the policy of the pages does not allow, and what stands there instead: global.css does the rest. */
const replacements: Readonly<Record<string, string>> = { 'display:block math;': '', 'math-depth:0;': ' data-math-depth="0"' };

/** A formula in LaTeX as MathML; throws where the formula cannot be read. */
export const mathMl = (formula: string, block: boolean): string =>
  temml
    .renderToString(formula, { displayMode: block, throwOnError: true })
    .replace(/ style="([^"]*)"/g, (attribute, style: string) => replacements[style] ?? attribute);
