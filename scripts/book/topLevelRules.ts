/**
 * The rules of a style sheet, one by one: each ends with the brace that closes it. Braces in quotes count as text. Comments have to be gone,
 * as they are in what a build has made small.
 */
export function topLevelRules(styles: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < styles.length; at++) {
    const sign = styles[at] ?? '';
    if (sign === '\\') at++;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) {
      rules.push(styles.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return rules;
}
