import { outsideCode } from './code';

/** Attributes of a tag that have no expressions. */
const literal = '(?:\\s[^<>{}]*)?';

const valueOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean) ?? '';

function picture(tag: string): string {
  const title = valueOf(tag, 'title').replaceAll('"', '&quot;');
  return `![${valueOf(tag, 'alt').replace(/[[\]]/g, '\\$&')}](${valueOf(tag, 'src').replaceAll(' ', '%20')}${title && ` "${title}"`})`;
}

/** Words between tags of HTML, on one line. */
const between = (names: string): RegExp => new RegExp(`<(${names})${literal}>[ \\t]*([^<>\\n]*?)[ \\t]*</\\1>`, 'gi');

type Change = (found: string, ...groups: readonly string[]) => string;

/** What is written in another way here, with the words to find. */
const rules: readonly (readonly [RegExp, Change])[] = [
  [/\{\/\*([^]*?)\*\/\}/g, (_, words) => `<!--${words}-->`],
  [new RegExp(`<img${literal}>`, 'gi'), picture],
  [between('b|strong'), (_, _name, words) => `**${words}**`],
  [between('i|em'), (_, _name, words) => `*${words}*`],
  [between('s|del|strike'), (_, _name, words) => `~~${words}~~`],
  [between('code|tt'), (_, _name, words) => `\`${words}\``],
  [between('figcaption|summary'), (_, _name, words = '') => words],
  [/<a\s[^>{]*href=["']([^"']*)["'][^>{]*>([^<]*?)<\/a>/gi, (_, address, words) => `[${words}](${address})`],
  [/<a\s+(?:id|name)=[^>]*>\s*<\/a>/gi, () => ''],
  [
    new RegExp(`^[ \\t]*<h([1-6])${literal}>[ \\t]*([^<\\n]*?)[ \\t]*</h\\1>`, 'gim'),
    (_, level, words) => `${'#'.repeat(Number(level))} ${words}`,
  ],
  [/^[ \t]*<hr\s*\/?>/gim, () => '---'],
  [new RegExp(`</?(?:p|div|span|center|section|article|font|big|nobr|figure|picture)${literal}>`, 'gi'), () => ''],
  [/(?<=[\w)])~([^\s~]{1,20})~(?!~)/g, (_, words) => `<sub>${words}</sub>`],
  [/(?<=[\w)])\^([^\s^[\]]{1,20})\^(?!\^)/g, (_, words) => `<sup>${words}</sup>`],
  [/(?<![\\=])==(?=\S)([^=\n]+)(?<=\S)==(?!=)/g, (_, words) => `<mark>${words}</mark>`],
  [/(?<![\\+\w])\+\+([a-z0-9-]+(?:\+[a-z0-9-]+)*)\+\+(?![+\w])/g, (_, keys = '') => keys.replace(/[^+]+/g, '<kbd>$&</kbd>')],
  [/(?<![\\$])\$(?=\S)([^$\n]*[\\^_][^$\n]*)(?<=[^\s\\])\$(?![\d$])/g, (_, formula) => `$$${formula}$$`],
  // An anchor of a heading with other attributes, and attributes of links and pictures.
  [/^(#{1,6} .*?)[ \t]*\{:?[ \t]*(#[\w.:-]+)[^}\n]*\}[ \t]*$/gm, (_, words, id) => `${words} {${id}}`],
  [/(?<=[)\]\w:])[ \t]*\{:?[ \t]*(?:\.|[\w-]+=)[^}\n]*\}/g, () => ''],
];

/** Converts HTML and marks of other tools in sentences. */
export const convertWords = (text: string): string =>
  rules.reduce((before, [pattern, change]) => outsideCode(before, (words) => words.replace(pattern, change)), text);
