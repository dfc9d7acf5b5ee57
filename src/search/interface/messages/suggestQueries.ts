import { popularQueries } from '../../../site/popularQueries';
import { searchSettings } from '../../../site/searchSettings';
import type { SearchClient } from '../../contract/searchTypes';

/** Number of suggestions shown. */
const offered = 3;

/** Queries tried before those of the settings: the words without one of them, then each word by itself, longest first. */
function shorterQueries(query: string): string[] {
  const words = query.trim().split(/\s+/);
  if (words.length < 2) return [];
  const without = words.map((_, index) => words.filter((__, other) => other !== index).join(' '));
  const single = [...words].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
  return [...without, ...single].slice(0, 8);
}

/** Queries near to one without results that do have results: parts of it, then popular queries. */
export async function suggestQueries(query: string, search: SearchClient['search']): Promise<string[]> {
  const asked = query.trim().toLowerCase();
  const candidates = [...new Set([...shorterQueries(query), ...popularQueries])].filter((candidate) => candidate.toLowerCase() !== asked);
  const { results } = await search({
    requests: candidates.map((candidate) => ({ indexName: searchSettings.indexName, query: candidate, hitsPerPage: 0 })),
  });
  return candidates.filter((_, index) => (results[index]?.nbHits ?? 0) > 0).slice(0, offered);
}
