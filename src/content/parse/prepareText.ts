import { directiveNames } from './admonitions';
import { deepest, tooDeep } from './nesting';
import type { Mistake } from './mistake';

/** A body that the parser can read, with the same lines, and what has to be known of it. */
export interface PreparedText {
  readonly text: string;
  readonly mistakes: readonly Mistake[];
  readonly isInside: (line: number) => boolean;
  readonly isClosed: (offset: number) => boolean;
}

/** Signs of quotes and lists before what a line says. */
const containers = String.raw`(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`;

const fenceStart = new RegExp(`^${containers}(\`{3,}(?=[^\`]*$)|~{3,})`);

/** Whether each line is code between fences, the fences included. */
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

/** A title in brackets, which may hold none that are not in pairs. */
const bracketed = (title: string): string => {
  let depth = 0;
  const isPaired = [...title].every((sign) => (depth += sign === '[' ? 1 : sign === ']' ? -1 : 0) >= 0) && depth === 0;
  return `[${isPaired ? title : title.replace(/[[\]]/g, '\\$&')}]`;
};

/** `::: tip Words`, as other tools write it, is `:::tip[Words]`. */
function directiveLine(line: string): string {
  const [, before = '', colons = '', name, rest = ''] = directive.exec(line) ?? [];
  if (name === undefined || !directiveNames.has(name)) return line;
  const title = rest.trim();
  return `${before}${colons}${name}${title === '' || /^[[{]/.test(rest) ? rest.trimEnd() : bracketed(title)}`;
}

/** The first line that opens more `:::` blocks in each other than pages have: the parser reads all lines again for each of them. */
function crowdedDirective(lines: readonly string[], fenced: readonly boolean[]): Mistake | undefined {
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    const [, , colons = '', name] = (fenced[index] ? null : directive.exec(line)) ?? [];
    if (name !== undefined) open.push(colons.length);
    else if (colons !== '' && colons.length >= (open.at(-1) ?? Infinity)) open.pop();
    if (open.length > deepest) return tooDeep(index + 1);
  }
  return undefined;
}

const statementStart = /^(import|export)\s/;

const isStatement = (text: string): boolean =>
  /^import\s*(?:[\w${*][^'"]*\sfrom\s*|[\w${*][^'"]*\}\s*from\s*)?['"]/.test(text) ||
  /^export\s+(?:default|const|let|var|function|async|class|\{|\*)/.test(text);

/** Blanks imports and exports out, which programs have and data can't, so that the rest of the page can be read. */
function withoutStatements(lines: string[], fenced: readonly boolean[]): Mistake[] {
  const mistakes: Mistake[] = [];
  for (let first = 0; first < lines.length; first += 1) {
    const word = fenced[first] ? undefined : statementStart.exec(lines[first] ?? '')?.[1];
    if (word === undefined) continue;
    let end = first + 1;
    while (end < lines.length && lines[end]?.trim() !== '' && !statementStart.test(lines[end] ?? '')) end += 1;
    if (!isStatement(lines.slice(first, end).join('\n'))) continue;
    const advice =
      word === 'import'
        ? 'Remove the line: components are known without it, pictures and numbers by the names of their files and tables.'
        : 'Remove it: numbers come from tables, with <Value> or <DataTable>.';
    mistakes.push({ line: first + 1, message: `${word} in a document, which is data and no program. ${advice}` });
    lines.fill('', first, end);
    first = end - 1;
  }
  return mistakes;
}

const voidNames = new Set(['br', 'hr', 'img', 'wbr', 'input']);

/** Lines that are inside a component or another tag. Only a text with indented lines is asked. */
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

/** Offsets of the braces that are closed. */
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

/** Takes away the fences around what Docusaurus hides from other readers of Markdown: it is a part of the page. */
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

/** Writes what other tools accept as the parser reads it. Lines stay where they are; a text that is too deep is a mistake. */
export function prepareText(body: string): PreparedText | { readonly crowded: Mistake } {
  const written = withoutHiding(body.split('\n'));
  const fenced = fencedLines(written);
  const crowded = crowdedDirective(written, fenced);
  if (crowded) return { crowded };
  const lines = written.map((line, index) => (fenced[index] || !line.includes(':::') ? line : directiveLine(line)));
  const mistakes = withoutStatements(lines, fenced);
  const text = lines.join('\n');
  const closed = closedBraces(text, lines, fenced);
  return { text, mistakes, isInside: insideLines(lines, fenced), isClosed: (offset) => closed.has(offset) };
}
