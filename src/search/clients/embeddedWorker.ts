import { pieceError } from '../../model/pieceError';
import { answerQuestions } from '../../model/worker';
import { searchSettings } from '../../site/searchSettings';
import type { EmbeddedSearch } from '../contract/searchTypes';
import type { SearchCall } from './createEmbeddedClient';
import { createEmbeddedSearch } from './embeddedSearch';

async function readJson(url: string): Promise<unknown> {
  // The index has the same name in every build, so the browser must ask whether it has changed.
  const response = await fetch(url, { cache: new URL(url).pathname.endsWith(searchSettings.indexPath) ? 'no-cache' : 'default' });
  if (!response.ok) throw pieceError(`${url} was answered with status ${response.status}.`, url);
  return response.json().catch(() => {
    throw pieceError(`${url} is not valid JSON.`, url);
  });
}

let embedded: EmbeddedSearch | undefined;

answerQuestions(({ ask, given, indexUrl }: SearchCall) => {
  embedded ??= createEmbeddedSearch(indexUrl, readJson);
  // `given` are the arguments of the method.
  return (embedded[ask] as (...args: readonly unknown[]) => unknown)(...given);
});
