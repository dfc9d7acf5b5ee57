import { escapeText } from '../../../model/escape';
import { storage } from '../../../theme/state/storage';
import { isObject } from '../../../model/isObject';
import { isOwnPath } from '../../../model/addresses';
import type { PageLink } from '../../../model/pageTypes';
import { decodeEntities } from '../messages/hitText';
import { searchTexts } from '../messages/searchTexts';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What DocSearch's start screen reads of a stored search; it sets the texts as HTML. */
interface StoredSearch {
  readonly objectID: string;
  readonly url: string;
  readonly type: (typeof levels)[number] | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<(typeof levels)[number], string | null>>;
}

/** A text as it was escaped when the search was kept; what has become a tag since is escaped. */
const safeText = (value: unknown): string | null => (typeof value === 'string' ? value.replace(/[<>]/g, escapeText) : null);

/** Headings that the dialog puts above results of one query. */
const ranked: ReadonlySet<string> = new Set([searchTexts.answer, searchTexts.failure, searchTexts.might, searchTexts.likeliestPage]);

/** A stored search without anything that DocSearch would trust: null where it cannot be shown. */
function safeSearch(value: unknown): StoredSearch | null {
  if (!isObject(value) || !isObject(value.hierarchy)) return null;
  const { objectID, url, hierarchy, content } = value;
  const type = [...levels, 'content' as const].find((known) => known === value.type);
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isOwnPath(url) || !type) return null;
  const safeLevels = Object.fromEntries(levels.map((level) => [level, safeText(hierarchy[level])]));
  // What was kept is a place, which is no answer by itself.
  if (ranked.has(safeLevels.lvl0 ?? '')) safeLevels.lvl0 = null;
  // Its keys are those of the list.
  return { objectID, url, type, content: safeText(content), hierarchy: safeLevels as StoredSearch['hierarchy'] };
}

/** The searches in a stored text that can be shown, and of each only what is shown. */
export function repairSearches(text: string): readonly StoredSearch[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((search) => safeSearch(search) ?? []) : [];
  } catch {
    return [];
  }
}

const keyOf = (kind: 'RECENT' | 'FAVORITE', indexName: string) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}` as const;

/** Name of a stored search: its own heading, and the page around it. */
function nameOf({ type, hierarchy }: StoredSearch): string {
  const heading = type === 'content' ? null : hierarchy[type];
  return [...new Set([heading, hierarchy.lvl1])].flatMap((text) => (text ? decodeEntities(text) : [])).join(' · ');
}

/** Pages that were opened from the dialog last, newest first, each once. */
export function recentPages(indexName: string): readonly PageLink[] {
  const pages = repairSearches(storage.read(keyOf('RECENT', indexName)) ?? '[]').map((search) => ({
    label: nameOf(search),
    href: search.url,
  }));
  return pages.filter(({ label, href }, index) => label !== '' && pages.findIndex((other) => other.href === href) === index);
}

/** Hides a local storage that throws when it is accessed or read. DocSearch 5.1 would throw, too; it works without one. */
function hideBlockedStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}

/**
 * Repairs the recent and pinned searches in local storage before DocSearch reads them unchecked. Removes entries that it can't
 * render, and addresses that would run a script or leave the site.
 */
export function prepareSearchHistory(indexName: string): void {
  hideBlockedStorage();
  for (const kind of ['RECENT', 'FAVORITE'] as const) {
    const key = keyOf(kind, indexName);
    const stored = storage.read(key);
    if (stored !== null) storage.write(key, JSON.stringify(repairSearches(stored)));
  }
}
