/** Splits a minified stylesheet without comments into its top-level rules. Ignores braces in strings. */
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
