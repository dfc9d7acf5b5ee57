import { escapeText } from '../../model/escape';
import { isAmong, tokenise } from './analysis';
import type { Token } from './analysis';

/** Number of words in a snippet: more than a line of the dialog has, which cuts it at its end. */
const snippetWords = 28;

/** HTML of a part of a text with marked matches. */
function mark(text: string, tokens: readonly Token[], from = 0, to = text.length): string {
  let html = '';
  let at = from;
  for (const { start, end } of tokens) {
    html += `${escapeText(text.slice(at, start))}<mark>${escapeText(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeText(text.slice(at, to));
}

/** HTML of a text with marked matches. */
export const highlight = (text: string, matched: ReadonlySet<string>): string =>
  mark(
    text,
    tokenise(text).filter((token) => isAmong(token, matched)),
  );

/** Index of the first window of words with the most different matches. */
function bestWindow(tokens: readonly Token[], matched: ReadonlySet<string>): number {
  let best = { start: 0, count: -1 };
  tokens.forEach((token, index) => {
    if (index > 0 && !isAmong(token, matched)) return;
    const start = Math.max(0, Math.min(index - 2, tokens.length - snippetWords));
    const window = tokens.slice(start, start + snippetWords).filter((other) => isAmong(other, matched));
    const count = new Set(window.map(({ term }) => term)).size;
    if (count > best.count) best = { start, count };
  });
  return best.start;
}

/** HTML of the words around the matches, with an ellipsis for omitted text. */
export function snippet(text: string, matched: ReadonlySet<string>): string {
  const tokens = tokenise(text);
  const first = bestWindow(tokens, matched);
  const shown = tokens.slice(first, first + snippetWords);
  const last = first + shown.length;
  const from = first === 0 ? 0 : (shown[0]?.start ?? 0);
  const to = last >= tokens.length ? text.length : (shown.at(-1)?.end ?? text.length);
  const hits = shown.filter((token) => isAmong(token, matched));
  return `${from > 0 ? '…' : ''}${mark(text, hits, from, to)}${to < text.length ? '…' : ''}`;
}
