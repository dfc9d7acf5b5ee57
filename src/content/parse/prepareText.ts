import { directiveNames } from './admonitions';
import { deepest, tooDeep } from './nesting';

/** Markers of quotes and lists at the beginning of a line. */
const containers = String.raw`(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`;

const fenceStart = new RegExp(`^${containers}(\`{3,}(?=[^\`]*$)|~{3,})`);

/** For each line, whether it is in a code block, fences included. */
function fencedLines(lines: readonly string[]): boolean[] {
  let open: string | undefined;
  return lines.map((line) => {
    if (open === undefined) {
      open = fenceStart.exec(line)?.[1];
      return open !== undefined;
    }
    const end = line.replace(/^[ \t>]+/, '').trimEnd();
    if (end.length >= open.length && [...end].every((sign) => sign === open?.[0])) open = undefined;
    return true;
  });
}

const directive = new RegExp(String.raw`^(${containers})(:{3,})[ \t]*([A-Za-z][\w-]*)?(.*)$`);

/** A title in brackets. Escapes brackets in it unless they are paired. */
const bracketed = (title: string): string => {
  let depth = 0;
  const isPaired = [...title].every((sign) => (depth += sign === '[' ? 1 : sign === ']' ? -1 : 0) >= 0) && depth === 0;
  return `[${isPaired ? title : title.replace(/[[\]]/g, '\\$&')}]`;
};

/** Rewrites `::: tip Words` to `:::tip[Words]`. */
function directiveLine(line: string): string {
  const [, before = '', colons = '', name, rest = ''] = directive.exec(line) ?? [];
  if (name === undefined || !directiveNames.has(name)) return line;
  const title = rest.trim();
  return `${before}${colons}${name}${title === '' || /^[[{]/.test(rest) ? rest.trimEnd() : bracketed(title)}`;
}

/** Throws for a line that nests `:::` blocks too deeply: the parser reads all lines again for each of them. */
function refuseNestedDirectives(lines: readonly string[], fenced: readonly boolean[]): void {
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    const [, , colons = '', name] = (fenced[index] ? null : directive.exec(line)) ?? [];
    if (name !== undefined) open.push(colons.length);
    else if (colons !== '' && colons.length >= (open.at(-1) ?? Infinity)) open.pop();
    if (open.length > deepest) throw tooDeep(index + 1);
  }
}

const summaryOf = (words: string): string =>
  words
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/** Rewrites `<details>` with a `<summary>` on its line or the next to `<Details summary="…">`. Without one, `checkBody` reports it. */
function rewriteDetails(lines: string[], fenced: readonly boolean[]): void {
  const rewritten: boolean[] = [];
  for (const [index, line] of lines.entries()) {
    if (fenced[index]) continue;
    const [, indent = '', rest = ''] = /^(\s*)<details>(.*)$/.exec(line) ?? [];
    const summary = (text: string | undefined): string | undefined => /^\s*<summary>(.*)<\/summary>\s*$/.exec(text ?? '')?.[1];
    if (/^\s*<details>/.test(line)) {
      const [own, next] = [summary(rest), rest.trim() === '' ? summary(lines[index + 1]) : undefined];
      const words = own ?? next;
      rewritten.push(words !== undefined);
      if (words === undefined) continue;
      lines[index] = `${indent}<Details summary="${summaryOf(words)}">`;
      if (own === undefined) lines[index + 1] = '';
    } else if (/^\s*<\/details>\s*$/.test(line) && rewritten.pop()) lines[index] = line.replace('</details>', '</Details>');
  }
}

/** Rewrites titles of admonitions and `<details>` for the parser. Keeps the number of lines. */
export function prepareText(body: string): string {
  const lines = body.split('\n');
  const fenced = fencedLines(lines);
  refuseNestedDirectives(lines, fenced);
  for (const [index, line] of lines.entries()) if (!fenced[index] && line.includes(':::')) lines[index] = directiveLine(line);
  if (body.includes('<details>')) rewriteDetails(lines, fenced);
  return lines.join('\n');
}
