import { escapeText } from '../../model/escape';
import type { MarkedValue } from '../contract/searchTypes';
import { isAmong, tokenise } from './analysis';
import type { Token } from './analysis';

/** Words of a snippet. */
const snippetWords = 15;

/** What stands around matches, and where text is left out. */
export interface HighlightStyle {
  readonly open: string;
  readonly close: string;
  readonly ellipsis: string;
}

const known = new Map<string, readonly Token[]>();

/** Words of a text. The same headings and texts are shown again at each keystroke. */
function wordsOf(text: string): readonly Token[] {
  const words = known.get(text) ?? tokenise(text);
  known.set(text, words);
  return words;
}

/** Marks matches in a part of a text. */
function mark(text: string, tokens: readonly Token[], from: number, to: number, { open, close }: HighlightStyle): string {
  let html = '';
  let at = from;
  for (const { start, end } of tokens) {
    html += `${escapeText(text.slice(at, start))}${open}${escapeText(text.slice(start, end))}${close}`;
    at = end;
  }
  return html + escapeText(text.slice(at, to));
}

const levelOf = (count: number, wanted: number): MarkedValue['matchLevel'] => (count === 0 ? 'none' : count < wanted ? 'partial' : 'full');

function markedValue(value: string, tokens: readonly Token[], wanted: number): MarkedValue {
  const words = [...new Set(tokens.map(({ term }) => term))];
  return { value, matchLevel: levelOf(words.length, wanted), matchedWords: words };
}

/** The whole text with its matches marked. `wanted` is the number of words of the query. */
export function highlight(text: string, matched: ReadonlySet<string>, wanted: number, style: HighlightStyle): MarkedValue {
  const tokens = wordsOf(text).filter((token) => isAmong(token, matched));
  return markedValue(mark(text, tokens, 0, text.length, style), tokens, wanted);
}

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
export function snippet(text: string, matched: ReadonlySet<string>, wanted: number, style: HighlightStyle): MarkedValue {
  const tokens = wordsOf(text);
  const first = bestWindow(tokens, matched);
  const shown = tokens.slice(first, first + snippetWords);
  const last = first + shown.length;
  const from = first === 0 ? 0 : (shown[0]?.start ?? 0);
  const to = last >= tokens.length ? text.length : (shown.at(-1)?.end ?? text.length);
  const hits = shown.filter((token) => isAmong(token, matched));
  const html = mark(text, hits, from, to, style);
  return markedValue(`${from > 0 ? style.ellipsis : ''}${html}${to < text.length ? style.ellipsis : ''}`, hits, wanted);
}
