import type { DocSearchModalProps } from '@docsearch/react/modal';
import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ClipboardEvent, FormEvent, ReactNode } from 'react';
import { searchSettings } from '../../../site/searchSettings';
import { siteSearch } from '../../clients/siteSearch';
import type { SearchHit } from '../../contract/searchTypes';
import { looksLikeOutput } from '../../printouts/PastedOutput';
import { localPath } from '../address/searchAddress';
import { AllResultsLink, HitLink, hrefOf } from './DialogHits';
import { DialogMessages } from './DialogMessages';
import { dialogTheme, hitLines, small, startLayout } from './dialogTheme';
import { keepPresentational, refreshResults } from './docSearchField';
import { withHeadings } from './hitHeadings';
import { DialogContext, watchSearch } from './dialogContext';
import type { DialogContentProps, WatchedSearch } from './dialogContext';
import { prepareSearchHistory } from './storedSearches';

/** DocSearch requires credentials, which only the hosted service reads. */
const credentials = searchSettings.hosted
  ? { appId: searchSettings.hosted.appId, apiKey: searchSettings.hosted.searchKey }
  : { appId: 'embedded', apiKey: 'embedded' };

/** Results per query. More would slow down typing; a link leads to all of them. */
const hitsPerPage = 8;

const indices = [{ name: searchSettings.indexName, searchParameters: { hitsPerPage } }];

/** Pages in the history of the empty dialog. More would push down what it offers besides. */
const recentSearchesLimit = 4;

// The items are hits, of which DocSearch's type knows less.
const transformItems = ((items: readonly SearchHit[]) =>
  withHeadings(items).map((item) => ({ ...item, url: localPath(item.url) }))) as unknown as NonNullable<
  DocSearchModalProps['transformItems']
>;

const openTab = (url: string, features = 'noopener'): void => void window.open(hrefOf(url), '_blank', features);

/** Properties of both of DocSearch's dialogs, with the search that they run. Each `attempt` is a new, empty dialog. */
export function useDocSearch({ initialQuery, scrollY, close, choose, onReady }: DialogContentProps, attempt = 0) {
  const [watched] = useState(() => {
    prepareSearchHistory(searchSettings.indexName);
    return watchSearch(siteSearch.search);
  });

  useLayoutEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    const input = document.querySelector<HTMLInputElement>('#docsearch-input');
    // DocSearch sets the focus after the next paint, which could lose a key.
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
    onReady();
    return container ? keepPresentational(container) : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each of DocSearch's dialogs
  }, [attempt]);

  useEffect(() => {
    let isOpen = true;
    // Repeats a query that was answered before texts, answers and failures had loaded. The search itself reports errors.
    siteSearch.texts().then(
      () => isOpen && refreshResults(),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [attempt]);

  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(
    // DocSearch calls only `search`. The site's types of requests and answers are narrower.
    (client) => ({ ...client, search: watched.search as unknown as typeof client.search }),
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
  return { watched, modalProps };
}

interface DocSearchFrameProps extends Pick<DialogContentProps, 'choose'> {
  readonly watched: WatchedSearch;
  /** DocSearch's own style sheet, part of the dialog's chunk so that no page carries it. */
  readonly styles: string;
  /** Additional styles. */
  readonly theme?: SerializedStyles;
  readonly children: ReactNode;
}

/** Hides the logo of the hosted service where the site itself answers. On small screens that leaves the footer empty. */
const withoutLogo = css({
  '& .DocSearch-Logo': { display: 'none' },
  [small]: { '--docsearch-footer-height': '0px', '& .DocSearch-Footer': { border: 0 } },
});

/** Wraps DocSearch's dialog in its styles and in the context of its components. */
export function DocSearchFrame({ watched, choose, styles, theme, children }: DocSearchFrameProps) {
  const [pasted, setPasted] = useState('');
  const context = useMemo(() => ({ choose, watched, pasted }), [choose, watched, pasted]);
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!looksLikeOutput(text)) return;
    // In the field it would be one line of 512 characters.
    event.preventDefault();
    setPasted(text);
  };
  const onInput = ({ target }: FormEvent): void => {
    setPasted('');
    if (target instanceof HTMLInputElement && target.value.trim() === '') watched.clear();
  };
  return (
    <DialogContext value={context}>
      <style href="docsearch" precedence="docsearch">
        {styles}
      </style>
      <div
        css={[dialogTheme, hitLines, startLayout, !searchSettings.hosted && withoutLogo, theme]}
        onInput={onInput}
        onPasteCapture={onPaste}
        onReset={watched.clear}
      >
        {children}
      </div>
    </DialogContext>
  );
}
