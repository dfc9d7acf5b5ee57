import { isMissing } from './explainError';
import type { Service } from './service';

/** What a key may do. "everything" is the application's own admin key, which the service does not list. */
type Rights = readonly string[] | 'everything';

/** Rights that change an index or read its settings and other keys. */
const writeRights = ['addObject', 'deleteObject', 'deleteIndex', 'editSettings'];

const neededRights = ['addObject', 'deleteIndex', 'editSettings', 'settings', 'browse'];

async function rightsOf(service: Service, key: string): Promise<Rights> {
  try {
    return (await service.getApiKey({ key })).acl;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return 'everything';
  }
}

/** The keys, each with a client that uses it. */
interface Keys {
  readonly admin: Service;
  readonly adminKey: string;
  readonly search: Service;
  readonly searchKey: string;
}

/**
 * What is wrong with the keys: the search key is published, so it must not write; the admin key must. Swapped keys are
 * named as such. Rejects where the service refuses a key altogether.
 */
export async function checkKeys({ admin, adminKey, search, searchKey }: Keys): Promise<string[]> {
  const published = await rightsOf(search, searchKey);
  const secret = await rightsOf(admin, adminKey);
  const publishedWrites = published === 'everything' || writeRights.some((right) => published.includes(right));
  const lacking = secret === 'everything' ? [] : neededRights.filter((right) => !secret.includes(right));
  if (publishedWrites && lacking.length > 0)
    return [
      'GATSBY_ALGOLIA_SEARCH_KEY and ALGOLIA_ADMIN_KEY are swapped: the first may write the index, the second may not. Swap them back.',
    ];
  const problems: string[] = [];
  if (publishedWrites)
    problems.push(
      'GATSBY_ALGOLIA_SEARCH_KEY may write the index, and the site publishes it. Replace it by a key that may only search, and revoke it.',
    );
  else if (!published.includes('search')) problems.push('GATSBY_ALGOLIA_SEARCH_KEY may not search. Give it the right "search".');
  if (lacking.length > 0) problems.push(`ALGOLIA_ADMIN_KEY lacks the rights ${lacking.join(', ')}. Add them, or use another key.`);
  return problems;
}
