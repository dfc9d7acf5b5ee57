import modalStyles from '!!text!@docsearch/css/dist/modal.css';
import askStyles from '!!text!@docsearch/css/dist/_askai.css';
import { DocSearchAskAiModal } from '@docsearch/react/askaiModal';
import { css } from '@emotion/react';
import { useCallback, useEffect, useState } from 'react';
import { searchSettings } from '../../../site/searchSettings';
import { docsInstances, site } from '../../../site/site';
import { documentationTag } from '../../../model/siteTypes';
import { preferredVersion } from '../../../theme/state/docsVersion';
import { DocSearchFrame, useDocSearch } from './DocSearchFrame';
import type { DialogContentProps } from './dialogContext';
import { prepareConversations } from './storedSearches';

const styles = modalStyles + askStyles;

const theme = css({
  // Messages start below the row that asks the agent.
  '&:has(.DocSearch-Hit--AskAI)': { '--search-message-top': 'calc(var(--docsearch-searchbox-height) + 6.5rem)' },
  '& .DocSearch-AskAiScreen-Disclaimer': { color: 'var(--text-soft)' },
});

const translations = {
  searchBox: { placeholderText: searchSettings.placeholder, placeholderTextAskAi: 'Ask another question...' },
  askAiScreen: { disclaimerText: 'Answers are generated with AI which can make mistakes. Verify responses.' },
};

/** Filters of the agent's searches, the same as those of the reader: language and, with contextual search, version. */
function agentFilters(): string {
  const version = preferredVersion('default') ?? docsInstances.default.versions[0].name;
  const language = `language:${site.language}`;
  return searchSettings.contextualSearch ? `${language} AND docusaurus_tag:${documentationTag('default', version)}` : language;
}

/** The search dialog with AI, in which readers can ask the agent of the hosted service. */
export default function AskDialog(props: DialogContentProps) {
  const [attempt, setAttempt] = useState(0);
  const { watched, modalProps } = useDocSearch(props, attempt);
  useState(() => prepareConversations(modalProps.appId));
  const [active, setActive] = useState(false);
  const [askAi] = useState(() => ({
    agentId: searchSettings.hosted?.agentId ?? '',
    indices: [searchSettings.indexName],
    searchParameters: { [searchSettings.indexName]: { filters: agentFilters() } },
  }));

  const toggle = useCallback((next: boolean) => {
    // DocSearch 5.1 throws if AI mode is left while an answer arrives; its field is hidden then. A new dialog doesn't.
    const answering = document.querySelector<HTMLInputElement>('#docsearch-input')?.hidden;
    if (!next && answering) setAttempt((number) => number + 1);
    setActive(next);
  }, []);

  const { beforeEscapeRef } = props;
  useEffect(() => {
    beforeEscapeRef.current = () => {
      if (active) toggle(false);
      return active;
    };
    return () => {
      beforeEscapeRef.current = null;
    };
  }, [active, toggle, beforeEscapeRef]);

  return (
    <DocSearchFrame watched={watched} choose={props.choose} styles={styles} theme={theme}>
      <DocSearchAskAiModal
        key={attempt}
        {...modalProps}
        footerAction={active ? null : modalProps.footerAction}
        askAi={askAi}
        isAskAiActive={active}
        onAskAiToggle={toggle}
        translations={translations}
      />
    </DocSearchFrame>
  );
}
