/** Markers of quotes and lists at the beginning of a line. */
export const containers = String.raw`(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`;

const fenceStart = new RegExp(`^${containers}(\`{3,}(?=[^\`]*$)|~{3,})`);

/** A label in brackets behind the language of code. */
const label = /^([^[]*\S)[ \t]+\[([^\]]+)\]/;

/** The fenced code with which lines begin, its label as a title; undefined without a fence. */
export function codeOf(lines: readonly string[]): { readonly code: readonly string[]; readonly name?: string | undefined } | undefined {
  const [first = '', ...rest] = lines;
  const [, fence] = fenceStart.exec(first) ?? [];
  if (fence === undefined) return undefined;
  const end = rest.findIndex((line) => {
    const signs = line.replace(/^[\s>]+/, '').trimEnd();
    return signs.length >= fence.length && [...signs].every((sign) => sign === fence[0]);
  });
  const code = end < 0 ? rest : rest.slice(0, end + 1);
  return { code: [first.replace(label, '$1 title="$2"'), ...code], name: label.exec(first)?.[2] };
}

/** Fenced code, code in a sentence, and formulas. */
const code =
  /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})[^\n]*\n(?:[^]*?\n)?[ \t>]*\1[`~]*[ \t]*$|(`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\2(?!`)|\$\$[^]*?\$\$/gm;

/** Changes a text outside of its code. */
export function outsideCode(text: string, change: (words: string) => string): string {
  let made = '';
  let at = 0;
  for (const { 0: found, index } of text.matchAll(code)) {
    made += change(text.slice(at, index)) + found;
    at = index + found.length;
  }
  return made + change(text.slice(at));
}
