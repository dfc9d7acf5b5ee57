import { escapeText } from '../../model/escape';
import { isAmong, tokenise } from './analysis';
import type { Token } from './analysis';

/** Words of a snippet. */
const snippetWords = 15;

const known = new Map<string, readonly Token[]>();

/** Words of a text. The same headings and texts are shown again at each keystroke. */
function wordsOf(text: string): readonly Token[] {
  const words = known.get(text) ?? tokenise(text);
  known.set(text, words);
  return words;
}

/** A part of a text as HTML, with its matches marked. */
function mark(text: string, tokens: readonly Token[], from = 0, to = text.length): string {
  let html = '';
  let at = from;
  for (const { start, end } of tokens) {
    html += `${escapeText(text.slice(at, start))}<mark>${escapeText(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeText(text.slice(at, to));
}

/** The whole text with its matches marked. */
export const highlight = (text: string, matched: ReadonlySet<string>): string =>
  mark(
    text,
    wordsOf(text).filter((token) => isAmong(token, matched)),
  );

/** Start of the window of words that holds the most different matches; the first of several. */
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

/** A few words around the matches, marked, with an ellipsis where text is left out. */
export function snippet(text: string, matched: ReadonlySet<string>): string {
  const tokens = wordsOf(text);
  const first = bestWindow(tokens, matched);
  const shown = tokens.slice(first, first + snippetWords);
  const last = first + shown.length;
  const from = first === 0 ? 0 : (shown[0]?.start ?? 0);
  const to = last >= tokens.length ? text.length : (shown.at(-1)?.end ?? text.length);
  const hits = shown.filter((token) => isAmong(token, matched));
  return `${from > 0 ? '…' : ''}${mark(text, hits, from, to)}${to < text.length ? '…' : ''}`;
}
