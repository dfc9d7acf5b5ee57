import { escapeText } from '../../model/escape';
import { readLine } from '../../can/formats/candump';
import { hexText, idText } from '../../can/formats/frame';
import { benchAddress } from '../../model/addresses';
import { canBenchRoute } from '../../site/pages';
import { areaName, symptomHref } from '../../site/symptomAreas';
import { finderWords, stopFirst, symptomsRoute } from '../../site/symptoms';
import type { RecordBlock } from '../contract/searchRecords';
import type { Answer, Levels, SearchHit } from '../contract/searchTypes';
import { termsOf, isAmong, tokenise } from './analysis';
import type { FoundAnswer } from './findAnswers';
import type { FoundFailure } from './findFailures';
import type { FoundPage } from './findPages';
import type { Passage, ReadyIndex } from './searchIndex';
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

/** A paragraph, list item, table row or line of code with the nearest anchor. */
export interface FlatBlock {
  readonly text: string;
  readonly code: boolean;
  readonly anchor: string;
  readonly terms: readonly string[];
}

/** Flattens blocks to a list. Splits code into lines. */
export function flattenBlocks(blocks: readonly RecordBlock[], anchor: string): FlatBlock[] {
  return blocks.flatMap((block): FlatBlock[] => {
    if (typeof block === 'string') return [{ text: block, code: false, anchor, terms: termsOf(block) }];
    if (!('code' in block)) return flattenBlocks(block.blocks, block.anchor);
    const lines = block.code.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '').map((text) => ({ text, code: true, anchor, terms: termsOf(text) }));
  });
}

/** The first block with the most matched terms, prose before code. */
function bestBlock(blocks: readonly FlatBlock[], matched: ReadonlySet<string>): FlatBlock | undefined {
  let best: { block: FlatBlock; score: number } | undefined;
  for (const block of blocks) {
    const found = block.terms.filter((term) => matched.has(term));
    const score = new Set(found).size - (block.code ? 0.5 : 0);
    if (found.length > 0 && (!best || score > best.score)) best = { block, score };
  }
  return best?.block;
}

const mapLevels = <T>(levels: Levels<string>, change: (text: string) => T): Levels<T> =>
  Object.fromEntries(Object.entries(levels).map(([level, text]) => [level, change(text)]));

/** Whether a passage is a place inside a section: a step or a part, for instance. */
const isPlaceIn = ({ kind }: Passage): boolean => kind !== 'page' && kind !== 'section';

/**
 * A passage as a hit in DocSearch's shape, escaped, with marked matches. `blocks` are the texts it can show. A section shows no text of
 * the `others`, the places that are hits themselves: both hits would lead to the same place.
 */
export function pageHit(
  { passage, at, terms }: FoundPage,
  { sections }: ReadyIndex,
  blocks: readonly FlatBlock[],
  others: readonly FoundPage[] = [],
): SearchHit {
  const matched = new Set(terms);
  const { route, level, hierarchy: above } = sections[passage.section] ?? { route: '', level: 'lvl1' as const, hierarchy: {} };
  const isPlace = isPlaceIn(passage);
  // A place inside a section adds its name as the lowest level.
  const hierarchy = isPlace ? { ...above, lvl6: passage.title } : above;
  const places = others.flatMap((other) =>
    isPlaceIn(other.passage) && other.passage.section === passage.section ? other.passage.anchor : [],
  );
  const own = isPlace
    ? blocks.filter(({ anchor, text }) => anchor === passage.anchor && text !== passage.title)
    : blocks.filter(({ anchor }) => !places.includes(anchor));
  const block = bestBlock(own, matched);
  const anchor = block?.anchor ?? passage.anchor;
  const marked = mapLevels(hierarchy, (text) => ({ value: highlight(text, matched) }));
  return {
    objectID: `${at}`,
    url: anchor === '' ? route : `${route}#${anchor}`,
    url_without_anchor: route,
    anchor: anchor === '' ? null : anchor,
    type: block ? 'content' : isPlace ? 'lvl6' : level,
    content: block ? escapeText(block.text) : null,
    hierarchy: mapLevels(hierarchy, escapeText),
    _highlightResult: { hierarchy: marked },
    _snippetResult: { hierarchy: marked, ...(block ? { content: { value: snippet(block.text, matched) } } : {}) },
    kind: passage.kind,
  };
}

/** An answer or a failure as a hit. DocSearch's history keeps only its position, because values of tables change. */
const answerHit = (answer: Answer, kind: 'answer' | 'failure'): SearchHit => ({
  objectID: answer.id,
  url: answer.path,
  type: 'content',
  content: escapeText(`${answer.subject} · ${answer.text}`),
  hierarchy: { lvl0: escapeText(answer.section), lvl1: escapeText(answer.page), lvl2: escapeText(answer.heading) },
  kind,
  answer,
});

/** A line of a table as a hit. */
export const lineHit = (
  { path, section, page, heading }: FoundAnswer['group'],
  [subject, text]: readonly [subject: string, text: string],
): SearchHit => answerHit({ id: `${path} ${subject} ${text}`, subject, text, path, section, page, heading }, 'answer');

/** An answer below the title of a page, by default the one that its path leads to, as a hit; nothing if the site doesn't have the page. */
function pageAnswer(
  { index }: ReadyIndex,
  kind: 'answer' | 'failure',
  answer: Omit<Answer, 'section' | 'page' | 'heading'> & Partial<Pick<Answer, 'heading'>>,
  route = answer.path.replace(/[?#].*$/s, ''),
): SearchHit[] {
  const page = index.pages.find((one) => one.route === route);
  return page ? [answerHit({ heading: page.title, ...answer, section: page.section, page: page.title }, kind)] : [];
}

/** A failure as a hit. `cause` is empty until the texts have loaded. */
export function failureHit({ failure: { id, area, symptom } }: FoundFailure, cause: string, ready: ReadyIndex): SearchHit[] {
  const answer = {
    id: `symptom ${id}`,
    subject: symptom,
    text: cause,
    areSentences: true as const,
    path: symptomHref(id),
    heading: areaName(area),
  };
  // The pages of areas aren't in the index.
  return pageAnswer(ready, 'failure', answer, symptomsRoute);
}

/** The page of all failures as a hit, for a query that says only that something doesn't work. */
export const finderHit = (ready: ReadyIndex): SearchHit[] => pageAnswer(ready, 'failure', { ...finderWords, areSentences: true });

/** How to stop an arm, as a hit. */
export const stopHit = (ready: ReadyIndex): SearchHit[] => pageAnswer(ready, 'answer', { ...stopFirst, areSentences: true });

/** Link to the CAN bench for a query that is a frame, as candump prints it or cansend takes it. */
export function frameHit(query: string, ready: ReadyIndex): SearchHit[] {
  const read = readLine(query);
  if (!read || !('frame' in read)) return [];
  const { frame } = read;
  const bytes = frame.data.length > 0 ? ` ${hexText(frame.data.subarray(0, 8), ' ')}` : '';
  return pageAnswer(ready, 'answer', {
    id: 'frame',
    subject: `${idText(frame)}${bytes}`,
    text: 'read this frame on the CAN bench',
    path: benchAddress(canBenchRoute, query.trim()),
  });
}
