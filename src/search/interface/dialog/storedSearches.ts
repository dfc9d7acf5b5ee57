import { isOwnPath } from '../../../model/addresses';
import { escapeText } from '../../../model/escape';
import { isObject } from '../../../model/isObject';
import type { PageLink } from '../../../model/pageTypes';
import { storage } from '../../../theme/state/storage';
import type { StorageKey } from '../../../theme/state/storage';
import { decodeEntities, levels } from '../messages/hitText';
import { apart } from '../messages/searchTexts';
import { searchWords } from '../../../site/words/search';

/** What DocSearch's start screen reads of a stored search. It sets the texts as HTML. */
interface StoredSearch {
  readonly objectID: string;
  readonly url: string;
  readonly type: (typeof levels)[number] | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<(typeof levels)[number], string | null>>;
}

/** A stored text, which is HTML-escaped, without tags that somebody else has added. */
const safeText = (value: unknown): string | null => (typeof value === 'string' ? value.replace(/[<>]/g, escapeText) : null);

/** Headings of the dialog that make sense only for the query they answered. */
const rankedHeadings: ReadonlySet<string> = new Set([searchWords.answer, searchWords.failure, searchWords.might]);

/** The parts of a stored search that DocSearch shows; null if it can't show them, or if they lead elsewhere. */
function safeSearch(value: unknown): StoredSearch | null {
  if (!isObject(value) || !isObject(value.hierarchy)) return null;
  const { objectID, url, hierarchy, content } = value;
  const type = [...levels, 'content' as const].find((known) => known === value.type);
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isOwnPath(url) || !type) return null;
  const safeLevels = Object.fromEntries(levels.map((level) => [level, safeText(hierarchy[level])]));
  safeLevels.lvl0 = safeLevels.lvl0?.replaceAll(apart, '') ?? null;
  if (rankedHeadings.has(safeLevels.lvl0 ?? '')) safeLevels.lvl0 = null;
  // Its keys are all levels.
  return { objectID, url, type, content: safeText(content), hierarchy: safeLevels as StoredSearch['hierarchy'] };
}

const isMessage = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.role === 'string' &&
  Array.isArray(value.parts) &&
  value.parts.every((part) => isObject(part) && typeof part.type === 'string' && (part.type !== 'text' || typeof part.text === 'string'));

/** A stored conversation as DocSearch stores it, without an address; null if DocSearch can't show it. */
function safeConversation(value: unknown): object | null {
  if (!isObject(value) || !isObject(value.hierarchy) || !Array.isArray(value.messages)) return null;
  const { type, objectID, query, chatId, messages, hierarchy } = value;
  const { lvl1, lvl2 } = hierarchy;
  if (type !== 'askAI' || ![objectID, query, lvl1].every((text) => typeof text === 'string')) return null;
  if (messages.length === 0 || !messages.every(isMessage)) return null;
  const place = { lvl0: 'askAI', lvl1, lvl2: typeof lvl2 === 'string' ? lvl2 : null };
  return { query, objectID, chatId, messages: messages as unknown[], type, anchor: 'stored', content: null, hierarchy: place, url: '' };
}

/** Entries of a stored JSON list that `safe` accepts, as it returns them. */
function repaired<T>(text: string, safe: (value: unknown) => T | null): readonly T[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((one) => safe(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Stored searches that DocSearch can show safely. */
export const repairSearches = (text: string): readonly StoredSearch[] => repaired(text, safeSearch);

/** Stored conversations that DocSearch can show safely. */
export const repairConversations = (text: string): readonly object[] => repaired(text, safeConversation);

const searchesKey = (kind: 'RECENT' | 'FAVORITE', indexName: string) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}` as const;

function rewrite(key: StorageKey, repair: (text: string) => readonly object[]): void {
  const stored = storage.read(key);
  if (stored !== null) storage.write(key, JSON.stringify(repair(stored)));
}

/** Repairs the stored conversations with the agent before DocSearch reads them unchecked. */
export const prepareConversations = (appId: string): void => rewrite(`__DOCSEARCH_ASKAI_CONVERSATIONS__${appId}`, repairConversations);

/** Hides a local storage that throws when it is accessed or read. DocSearch 5.1 would throw, too; it works without one. */
function hideBlockedStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}

/** Repairs recent and pinned searches before DocSearch reads them unchecked: other pages of the same origin may have written them. */
export function prepareSearchHistory(indexName: string): void {
  hideBlockedStorage();
  for (const kind of ['RECENT', 'FAVORITE'] as const) rewrite(searchesKey(kind, indexName), repairSearches);
}

/** Name of a stored search: its heading and its page. */
function nameOf({ type, hierarchy }: StoredSearch): string {
  const heading = type === 'content' ? null : hierarchy[type];
  return [...new Set([heading, hierarchy.lvl1])].flatMap((text) => (text ? decodeEntities(text) : [])).join(' · ');
}

/** Pages that were opened from the dialog, latest first, each once. */
export function recentPages(indexName: string): readonly PageLink[] {
  const searches = repairSearches(storage.read(searchesKey('RECENT', indexName)) ?? '[]');
  const pages = searches.map((search) => ({ label: nameOf(search), href: search.url }));
  return pages.filter(({ label, href }, index) => label !== '' && pages.findIndex((other) => other.href === href) === index);
}
