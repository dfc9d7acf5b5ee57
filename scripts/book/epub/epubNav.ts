import { escapeAttribute, escapeText } from '../../../src/model/escape';

/** An entry of the contents, with the file and place that it leads to. */
export interface NavEntry {
  readonly level: number;
  readonly text: string;
  readonly href: string;
}

/** Contents as nested lists. An entry is inside the last one before it that has a lower level. */
export function navList(entries: readonly NavEntry[]): string {
  const items: string[] = [];
  for (let at = 0; at < entries.length;) {
    const entry = entries[at];
    if (!entry) break;
    const end = entries.findIndex(({ level }, index) => index > at && level <= entry.level);
    const inside = entries.slice(at + 1, end === -1 ? undefined : end);
    const link = `<a href="${escapeAttribute(entry.href)}">${escapeText(entry.text)}</a>`;
    items.push(`<li>${link}${inside.length > 0 ? navList(inside) : ''}</li>`);
    at += 1 + inside.length;
  }
  return `<ol>${items.join('')}</ol>`;
}
