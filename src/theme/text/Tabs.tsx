import { css } from '@emotion/react';
import { Children, isValidElement, useId, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { entryOf } from '../../model/definitionItems';
import { choices } from '../../site/choices';
import type { Choice } from '../../model/siteTypes';
import { keepInPlace } from '../controls/keepInPlace';
import { TabButtons, tabId } from '../controls/TabButtons';
import { chooseTab, tabKey, useTabChoice } from '../state/tabChoice';
import { media } from '../styles/media';
import { textWords } from '../../site/words/text';

/** Props of one alternative. */
interface TabProps {
  readonly value: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** The tabs among the children of a set. */
const tabsOf = (children: ReactNode): ReactElement<TabProps>[] =>
  Children.toArray(children).filter((child) => isValidElement<TabProps>(child));

/**
 * Lets "find in page" and text fragments find hidden alternatives. React only supports `hidden` as a boolean, so this sets `until-found`
 * directly; the browser then fires `beforematch`, which `src/app/readersPlace.ts` handles.
 */
function useFindable(panels: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const panel of panels.current?.children ?? []) if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
  });
}

/**
 * Inline script at the end of a set that shows what the reader has chosen before first paint; React takes over the same choice on hydration. It
 * is a string, because it runs before any script loads, and the same in every set, so that a Content-Security-Policy can allow it by hash: the
 * group is in an attribute, and for a choice of all pages its options. A stored value that isn't one counts as the first.
 */
const shownScript = `(function(b){var o=b.dataset.options,v,p=b.querySelectorAll(":scope>[data-value]"),i=-1;try{v=localStorage.getItem("${tabKey('')}"+b.dataset.group)}catch(e){}if(o&&!o.split(" ").includes(v))v=o.split(" ")[0];p.forEach(function(e,j){if(e.dataset.value===v)i=j});p.forEach(function(e,j){e.hidden=j===Math.max(0,i)?false:"until-found"});b.querySelectorAll(":scope>[role=tablist]>*").forEach(function(e,j){e.setAttribute("aria-selected",j===Math.max(0,i))});if(o)p[0].querySelector(".choice-other").hidden=i>=0})(document.currentScript.parentNode)`;

const alternativesBox = css({
  margin: 'var(--space-4) 0',
  paddingLeft: 'var(--space-4)',
  borderLeft: '3px solid var(--line)',
  '& > .alternative > .choice-shown': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'var(--space-3)',
    margin: 0,
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
  },
  '& .choice-change': { minHeight: 'var(--press)', alignContent: 'center' },
  // Paper shows every alternative under its label.
  [media.print]: {
    '& > .alternative[hidden]': { display: 'block', contentVisibility: 'visible' },
    '& .choice-change, & .choice-other': { display: 'none' },
    '& .choice-shown': { breakAfter: 'avoid' },
  },
});

const box = css({
  margin: 'var(--space-4) 0',
  // Not for hidden panels: with padding, "find in page" would show an empty box.
  '& > [role="tabpanel"]:not([hidden])': { paddingTop: 'var(--space-2)' },
  '& > [role="tabpanel"] > .tab-label': { display: 'none', margin: 'var(--space-3) 0 0', fontWeight: 'var(--weight-strong)' },
  // Paper shows every alternative under its label.
  [media.print]: {
    '& > [role="tabpanel"][hidden]': { display: 'block', contentVisibility: 'visible' },
    '& > [role="tabpanel"] > .tab-label': { display: 'block', breakAfter: 'avoid' },
  },
});

interface TabsProps {
  readonly group: string;
  /** Accessible name of the tab list; by default derived from the group's name. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** Label from a group's name: "motor-model" becomes "Motor model". */
const wordsOf = (group: string): string => (group.charAt(0).toUpperCase() + group.slice(1)).replaceAll('-', ' ');

interface ChosenLabelProps {
  readonly label: string;
  /** Set for the first alternative: whether the reader's choice applies to the set. Otherwise the first one is shown instead. */
  readonly applies: boolean | undefined;
}

/** Label of an alternative that a choice for all pages shows, with a link to change the choice. */
const ChosenLabel = ({ label, applies }: ChosenLabelProps) => (
  <p className="choice-shown">
    {applies !== undefined && (
      <span className="choice-other" hidden={applies}>
        {textWords.otherChoice}
      </span>
    )}
    <strong>{label}</strong>
    <a className="choice-change" href="#choice">
      {textWords.change}
    </a>
  </p>
);

/**
 * Alternatives of which one is shown: by a choice that readers make once for all pages, if the group has one; otherwise by tabs, which switch
 * every set of the group on all pages.
 */
export function Tabs({ group, label: name = wordsOf(group), children }: TabsProps) {
  const id = useId();
  const set = useRef<HTMLDivElement>(null);
  useFindable(set);
  const choice = entryOf<Choice>(choices, group);
  const stored = useTabChoice(group);
  const wanted = choice ? (choice.options.find(({ value }) => value === stored) ?? choice.options[0])?.value : stored;
  const tabs = tabsOf(children);
  const index = tabs.findIndex(({ props }) => props.value === wanted);
  const shown = Math.max(0, index);
  const panelId = (value: string): string => `${id}-panel-${value}`;
  return (
    <div
      ref={set}
      css={choice ? alternativesBox : box}
      className={choice ? 'alternatives' : 'tabs'}
      data-group={group}
      data-options={choice?.options.map(({ value }) => value).join(' ')}
    >
      {!choice && (
        <TabButtons
          name={name}
          tabs={tabs.map(({ props }) => props)}
          chosen={tabs[shown]?.props.value ?? ''}
          onChoose={(value) => keepInPlace(set.current, () => chooseTab(group, value))}
          id={id}
          panelId={panelId}
        />
      )}
      {tabs.map(({ props: { value, label, children: content } }, at) => (
        <div
          key={value}
          {...(choice ? { className: 'alternative' } : { role: 'tabpanel', id: panelId(value), 'aria-labelledby': tabId(id, value) })}
          data-value={value}
          hidden={at !== shown}
        >
          {choice ? <ChosenLabel label={label} applies={at === 0 ? index >= 0 : undefined} /> : <p className="tab-label">{label}</p>}
          {content}
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: shownScript }} />
    </div>
  );
}

/** One alternative; the surrounding set renders it. */
export const Tab = ({ children }: TabProps) => children;
