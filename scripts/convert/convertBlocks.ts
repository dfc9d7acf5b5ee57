import { slug } from 'github-slugger';
import { detailsTag, kindOf, startOf, tabTag } from './admonitions';
import { codeOf, containers } from './code';
import type { Tell } from './note';
import { wholeBlock } from './wholeBlocks';
import type { Converted } from './wholeBlocks';

/** First of these attributes that a tag has. */
const attribute = (tag: string, ...names: readonly string[]): string | undefined =>
  names.flatMap((name) => new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? [])[0];

/** Tags on lines of their own: what their start and their end become. */
const elements: readonly (readonly [RegExp, (tag: string, name: string) => string, string])[] = [
  [
    /^<(Aside|Callout|Admonition|Alert)(?:\s[^>]*)?>$/,
    (tag) => `:::${startOf(kindOf(attribute(tag, 'type', 'variant') ?? '') ?? 'note', attribute(tag, 'title'))}`,
    ':::',
  ],
  [
    /^<(Note|Tip|Info|Warning|Danger|Caution|Important)(?:\s[^>]*)?>$/,
    (tag, name) => `:::${startOf(kindOf(name) ?? 'note', attribute(tag, 'title'))}`,
    ':::',
  ],
  [
    /^<(Tabs|hfoptions)(?:\s[^>{]*)?>$/,
    (tag) => `<Tabs group="${slug(attribute(tag, 'group', 'groupId', 'syncKey', 'id') ?? 'tabs')}">`,
    '</Tabs>',
  ],
  [
    /^<(Tab|TabItem|hfoption)\s[^{]*>$/,
    (tag) => {
      const label = attribute(tag, 'label', 'value', 'id') ?? 'Tab';
      return tabTag(slug(attribute(tag, 'value', 'id') ?? label).replace(/[^\w.-]/g, ''), label);
    },
    '</Tab>',
  ],
];

const directive = new RegExp(String.raw`^(${containers})(:{3,})[ \t]*([A-Za-z][\w-]*)?[ \t]*(?:\{[^}]*title="([^"]*)"[^}]*\})?(.*)$`);

/** HTML's `<details>` with its `<summary>`. */
function detailsStart([first = '', second = '']: readonly string[]): Converted | undefined {
  const [, indent = '', rest] = /^(\s*)<details(?:\s[^>]*)?>(.*)$/.exec(first) ?? [];
  if (rest === undefined) return undefined;
  const summary = (text: string): string | undefined => /^\s*<summary>(.*)<\/summary>\s*$/.exec(text)?.[1];
  const words = summary(rest) ?? summary(second);
  return words === undefined ? undefined : { made: [indent + detailsTag(words), ''], count: summary(rest) === undefined ? 2 : 1 };
}

const isGone = (line: string): boolean => /^(?:\[\[?toc\]?\]|<(?:DocCardList|TOCInline|TableOfContents)[^>]*\/>)\s*$/i.test(line);

const isCode = (line: string): boolean =>
  /^import\s+(?:[\w${*][^'"]*\sfrom\s+)?['"].*$|^export\s+(?:default|const|let|var|function)\b.*;\s*$/.test(line);

/** Converts admonitions, collapsed texts and tabs of other tools, and takes out imports. */
export function convertBlocks(lines: readonly string[], tell: Tell = () => undefined): string[] {
  const made: string[] = [];
  /** What ends the blocks that are open, outermost first, there and here. */
  const open: { readonly end: string; readonly made: string }[] = [];
  const close = (line: string): string | undefined => {
    const end = open.at(-1);
    return end && line.trim() === end.end ? line.replace(end.end, open.pop()?.made ?? '') : undefined;
  };
  const convertLine = (line: string): string => {
    const words = line.trim();
    const element = elements.find(([pattern]) => pattern.test(words));
    if (element) {
      const [pattern, startWith, end] = element;
      const name = pattern.exec(words)?.[1] ?? '';
      open.push({ end: `</${name}>`, made: end });
      return line.replace(words, () => startWith(words, name));
    }
    const [, before = '', colons = '', name, title = '', rest = ''] = directive.exec(line) ?? [];
    if (name === undefined || (!kindOf(name) && name !== 'details')) return line;
    const [, inBrackets] = /^\[(.*)\]$/.exec(rest.trim()) ?? [];
    const label = title || rest.trim();
    open.push({ end: colons, made: name === 'details' ? '</Details>' : colons });
    if (name === 'details') return before + detailsTag((inBrackets ?? label) || 'Details');
    const kind = kindOf(name) ?? name;
    return before + colons + (inBrackets === undefined ? startOf(kind, label) : `${kind}[${inBrackets}]`);
  };
  for (let index = 0; index < lines.length;) {
    const rest = lines.slice(index);
    const [line = ''] = rest;
    const code = codeOf(rest)?.code;
    const details = code ? undefined : detailsStart(rest);
    if (details) open.push({ end: '</details>', made: '</Details>' });
    const block = code ? { made: code, count: code.length } : (details ?? wholeBlock(rest, convertBlocks));
    if (!block && isCode(line)) tell(index + 1, `"${line.slice(0, 60)}" is taken out: components need no import.`);
    made.push(...(block?.made ?? (isCode(line) || isGone(line) ? [] : [close(line) ?? convertLine(line)])));
    index += block?.count ?? 1;
  }
  return made;
}
