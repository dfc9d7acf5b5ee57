import { escapeAttribute, escapeText } from '../../../src/model/escape';

/** An entry of the table of contents, with its file and anchor. */
export interface NavEntry {
  readonly level: number;
  readonly text: string;
  readonly href: string;
}

/** Nested lists of entries. An entry belongs to the last one before it with a lower level. */
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
