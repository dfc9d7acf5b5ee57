import { directiveNames } from './admonitions';
import { deepest, tooDeep } from './nesting';
import type { Report } from './mistake';

/** A body that the parser can read, with the same lines, and what the tag syntax needs about it. */
export interface PreparedText {
  readonly text: string;
  readonly isInside: (line: number) => boolean;
  readonly isClosed: (offset: number) => boolean;
}

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

/** Rewrites `::: tip Words` of other tools to `:::tip[Words]`. */
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

const statementStart = /^(import|export)\s/;

const isStatement = (text: string): boolean =>
  /^import\s*(?:[\w${*][^'"]*\sfrom\s*|[\w${*][^'"]*\}\s*from\s*)?['"]/.test(text) ||
  /^export\s+(?:default|const|let|var|function|async|class|\{|\*)/.test(text);

/** Blanks imports and exports, and reports them, so that the rest of the page can be parsed. */
function dropStatements(lines: string[], fenced: readonly boolean[], report: Report): void {
  for (let first = 0; first < lines.length; first += 1) {
    const word = fenced[first] ? undefined : statementStart.exec(lines[first] ?? '')?.[1];
    if (word === undefined) continue;
    let end = first + 1;
    while (end < lines.length && lines[end]?.trim() !== '' && !statementStart.test(lines[end] ?? '')) end += 1;
    if (!isStatement(lines.slice(first, end).join('\n'))) continue;
    const advice =
      word === 'import'
        ? 'Remove the line: components need no import, and pictures and numbers are named by file and table.'
        : 'Remove it: show numbers of tables with <Value> or <DataTable>.';
    report(first + 1, `${word} in a document. Documents are data. ${advice}`);
    lines.fill('', first, end);
    first = end - 1;
  }
}

const voidNames = new Set(['br', 'hr', 'img', 'wbr', 'input']);

/** Whether a line is inside a component or another tag. Computed on the first call. */
function insideLines(lines: readonly string[], fenced: readonly boolean[]): (line: number) => boolean {
  let inside: boolean[] | undefined;
  const find = (): boolean[] => {
    const text = lines.map((line, index) => (fenced[index] ? '' : line.replace(/`[^`]+`/g, ''))).join('\n');
    const marks: boolean[] = [];
    const tags = /<(\/?)([A-Za-z][\w.-]*)(?=[\s/>])(?:"[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\}|[^<>"'{])*?(\/?)>|\n/g;
    let [depth, line] = [0, 1];
    for (const [found, close, name = '', selfClosing] of text.matchAll(tags)) {
      if (found !== '\n' && !voidNames.has(name.toLowerCase())) depth = Math.max(0, depth + (close ? -1 : selfClosing ? 0 : 1));
      for (const sign of found) if (sign === '\n') marks[(line += 1)] = depth > 0;
    }
    return marks;
  };
  return (line) => (inside ??= find())[line] ?? false;
}

/** Offsets of braces that have a closing one. */
function closedBraces(text: string, lines: readonly string[], fenced: readonly boolean[]): Set<number> {
  const closed = new Set<number>();
  if (!text.includes('{')) return closed;
  const open: number[] = [];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (!fenced[index])
      for (const { 0: sign, index: place } of line.matchAll(/\\[\s\S]|[{}]/g)) {
        if (sign === '{') open.push(start + place);
        const from = sign === '}' ? open.pop() : undefined;
        if (from !== undefined) closed.add(from);
      }
    start += line.length + 1;
  }
  return closed;
}

/** Removes Docusaurus' `mdx-code-block` fences, and keeps their content. */
function withoutHiding(lines: readonly string[]): string[] {
  if (!lines.some((line) => line.includes('mdx-code-block'))) return [...lines];
  let end: string | undefined;
  return lines.map((line) => {
    const fence = /^[ \t]*(`{3,})mdx-code-block[ \t]*$/.exec(line)?.[1];
    if (end === undefined && fence !== undefined) {
      end = fence;
      return '';
    }
    if (end !== undefined && line.trim() === end) {
      end = undefined;
      return '';
    }
    return line;
  });
}

/** Rewrites syntax of other tools for the parser, line by line. */
export function prepareText(body: string, report: Report): PreparedText {
  const written = withoutHiding(body.split('\n'));
  const fenced = fencedLines(written);
  refuseNestedDirectives(written, fenced);
  const lines = written.map((line, index) => (fenced[index] || !line.includes(':::') ? line : directiveLine(line)));
  dropStatements(lines, fenced, report);
  const text = lines.join('\n');
  const closed = closedBraces(text, lines, fenced);
  return { text, isInside: insideLines(lines, fenced), isClosed: (offset) => closed.has(offset) };
}
