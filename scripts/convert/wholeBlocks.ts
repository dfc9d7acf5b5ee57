import { slug } from 'github-slugger';
import { detailsTag, kindOf, startOf, tabTag } from './admonitions';
import { codeOf } from './code';

/** Lines that replace the first lines of others, and how many these are. */
export interface Converted {
  readonly made: readonly string[];
  readonly count: number;
}

/** Converts lines that are inside a block. */
type Convert = (lines: readonly string[]) => readonly string[];

const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? '';

const indented = (indent: string, lines: readonly string[]): string[] => lines.map((line) => (line === '' ? line : indent + line));

/** Lines as an admonition, with more colons than those inside it. */
function admonition(start: string, inside: readonly string[]): string[] {
  const colons = Math.max(2, ...inside.map((line) => /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0)) + 1;
  return [`${':'.repeat(colons)}${start}`, ...inside, ':'.repeat(colons)];
}

/** GitHub's `> [!TIP]`, where "caution" is the most severe kind. */
function alert(lines: readonly string[], convert: Convert): Converted | undefined {
  const [, indent = '', name, title] = /^(\s*)> ?\[!(\w+)\][+-]?(.*)$/.exec(lines[0] ?? '') ?? [];
  if (name === undefined) return undefined;
  const end = lines.findIndex((line) => !/^\s*>/.test(line));
  const quote = end < 0 ? lines : lines.slice(0, end);
  const inside = quote.slice(1).map((line) => line.replace(/^\s*> ?/, ''));
  const kind = name.toLowerCase() === 'caution' ? 'danger' : (kindOf(name) ?? 'note');
  return { made: indented(indent, admonition(startOf(kind, title), convert(inside))), count: quote.length };
}

/** The lines below the first that are indented by four more spaces, without these, and how many lines the block has. */
function below([first = '', ...rest]: readonly string[]): { readonly inside: readonly string[]; readonly count: number } {
  const indent = `${indentOf(first)}    `;
  const end = rest.findIndex((line) => line.trim() !== '' && !line.startsWith(indent));
  const inside = (end < 0 ? rest : rest.slice(0, end)).map((line) => line.slice(indent.length));
  while (inside.at(-1)?.trim() === '') inside.pop();
  return { inside, count: inside.length + 1 };
}

/** The `!!! note "Title"` and `??? note` of MkDocs. */
function marked(lines: readonly string[], convert: Convert): Converted | undefined {
  const [first = ''] = lines;
  const [, marks, kind = '', title] = /^\s*(!!!|\?\?\?\+?)[ \t]+(\w+)[^"]*(?:"(.*)")?\s*$/.exec(first) ?? [];
  if (marks === undefined) return undefined;
  const { inside, count } = below(lines);
  const words = convert(inside);
  const made =
    marks === '!!!'
      ? admonition(startOf(kindOf(kind) ?? 'note', title), words)
      : [detailsTag(title ?? kind), '', ...words, '', '</Details>'];
  return { made: indented(indentOf(first), made), count };
}

const tabLabel = (line = ''): string | undefined => /^\s*===!?[ \t]+["'](.*)["']\s*$/.exec(line)?.[1];

/** The `=== "Linux"` of MkDocs, with those that follow it. */
function tabs(lines: readonly string[], convert: Convert): Converted | undefined {
  const values: string[] = [];
  const made: string[] = [];
  let count = 0;
  for (let at = 0; tabLabel(lines[at]) !== undefined;) {
    const label = tabLabel(lines[at]) ?? '';
    const tab = below(lines.slice(at));
    values.push(slug(label));
    made.push(tabTag(slug(label), label), '', ...convert(tab.inside), '', '</Tab>');
    count = at + tab.count;
    const next = lines.slice(count).findIndex((line) => line.trim() !== '');
    at = count + Math.max(0, next);
  }
  if (count === 0) return undefined;
  return { made: indented(indentOf(lines[0] ?? ''), [`<Tabs group="${values.join('-')}">`, ...made, '</Tabs>']), count };
}

/** VitePress's `::: code-group`. */
function codeGroup(lines: readonly string[]): Converted | undefined {
  const [, colons] = /^(:{3,})\s*code-group\s*$/.exec(lines[0] ?? '') ?? [];
  const end = colons === undefined ? -1 : lines.findIndex((line) => line.trim() === colons);
  if (end < 0) return undefined;
  const values: string[] = [];
  const made: string[] = [];
  for (let at = 1; at < end; at += 1) {
    const found = codeOf(lines.slice(at, end));
    if (!found) continue;
    const label = found.name ?? `${values.length + 1}`;
    values.push(slug(label));
    const [fence = '', ...code] = found.code;
    made.push(tabTag(slug(label), label), '', fence.replace(/ title="[^"]*"/, ''), ...code, '', '</Tab>');
    at += code.length;
  }
  return { made: [`<Tabs group="${values.join('-')}">`, ...made, '</Tabs>'], count: end + 1 };
}

/** Converts a block of another tool with which lines begin, to its end; undefined without one. */
export const wholeBlock = (lines: readonly string[], convert: Convert): Converted | undefined =>
  alert(lines, convert) ?? marked(lines, convert) ?? tabs(lines, convert) ?? codeGroup(lines);
