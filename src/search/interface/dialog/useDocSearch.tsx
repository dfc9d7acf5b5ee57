import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { searchSettings } from '../../../site/searchSettings';
import { siteSearch } from '../../clients/siteSearch';
import type { SearchHit } from '../../contract/searchTypes';
import { localPath } from '../address/searchAddress';
import { searchTexts } from '../messages/searchTexts';
import type { DialogContentProps, DialogContextValue } from './dialogContext';
import { AllResultsLink, HitLink, hrefOf } from './DialogHits';
import { DialogMessages } from './DialogMessages';
import { askAgain, keepPresentational } from './docSearchField';
import { prepareSearchHistory } from './searchHistory';
import { watchSearch } from './watchedSearch';

/** The lite client wants these, although only the hosted service reads them. */
const credentials = searchSettings.hosted
  ? { appId: searchSettings.hosted.appId, apiKey: searchSettings.hosted.searchKey }
  : { appId: 'embedded', apiKey: 'embedded' };

/** Results of one query in the dialog: a window of it. A link leads to the rest, and drawing more would slow down typing. */
const hitsPerPage = 8;

/** Pages that the empty dialog remembers: more would hide what else it offers. */
const recentSearchesLimit = 4;

const indices = [{ name: searchSettings.indexName, searchParameters: { hitsPerPage } }];

/** The heading below which the dialog shows a hit; of pages, the section of the site. */
function headingOf({ kind, place }: SearchHit): string | null {
  if (place === 'might') return searchTexts.might;
  if (place === 'first') return searchTexts.likeliestPage;
  if (kind === 'failure') return searchTexts.failure;
  return kind === 'answer' ? searchTexts.answer : null;
}

/** DocSearch shows all hits of a heading together, where the first of them stands: what is ranked apart gets a heading of its own. */
function headed(hit: SearchHit): SearchHit {
  const lvl0 = headingOf(hit);
  if (lvl0 === null) return hit;
  const marked = hit._highlightResult?.hierarchy;
  return {
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0 },
    // It reads the section of a hit from here, where there is one.
    ...(marked && { _highlightResult: { hierarchy: { ...marked, lvl0: { value: lvl0 } } } }),
  };
}

// Its items are the hits of the search, of which its own type knows less.
const transformItems = ((items: readonly SearchHit[]) =>
  items.map((item) => ({ ...headed(item), url: localPath(item.url) }))) as unknown as NonNullable<DocSearchModalProps['transformItems']>;

const openTab = (url: string, features = 'noopener'): void => void window.open(hrefOf(url), '_blank', features);

/** What DocSearch's dialogs have in common: the context of its parts, and its properties. Another `attempt` is another, empty dialog. */
export function useDocSearch({ initialQuery, scrollY, close, choose, onReady }: DialogContentProps, attempt = 0) {
  const [watched] = useState(() => {
    prepareSearchHistory(searchSettings.indexName);
    return watchSearch(siteSearch.search);
  });

  useLayoutEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    const input = document.querySelector<HTMLInputElement>('#docsearch-input');
    // Before the next key is pressed; DocSearch itself does it after the next paint.
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
    onReady();
    return container ? keepPresentational(container) : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each dialog that DocSearch makes
  }, [attempt]);

  useEffect(() => {
    let isOpen = true;
    // A query that was typed before texts, answers and failures were there is asked again. Failing is told by the search itself.
    siteSearch.texts().then(
      () => isOpen && askAgain(),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [attempt]);

  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(
    (client) =>
      // Of a client DocSearch calls `search` only, with requests and answers of the site's narrower types.
      ({ ...client, search: watched.search as unknown as typeof client.search }),
    [watched],
  );

  const navigator = useMemo<NonNullable<DocSearchModalProps['navigator']>>(
    () => ({
      navigate: ({ itemUrl }) => choose(itemUrl, watched.outcome().query),
      navigateNewTab: ({ itemUrl }) => openTab(itemUrl),
      navigateNewWindow: ({ itemUrl }) => openTab(itemUrl, 'noopener,popup'),
    }),
    [choose, watched],
  );

  const context = useMemo<DialogContextValue>(() => ({ choose, watched }), [choose, watched]);
  const modalProps = {
    ...credentials,
    indices,
    initialQuery: attempt === 0 ? initialQuery : '',
    initialScrollY: scrollY,
    onClose: close,
    transformSearchClient,
    transformItems,
    navigator,
    hitComponent: HitLink,
    resultsFooterComponent: AllResultsLink,
    footerAction: <DialogMessages />,
    recentSearchesLimit,
  } satisfies DocSearchModalProps;
  return { context, modalProps };
}
