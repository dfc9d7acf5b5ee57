import { entryOf } from '../../model/definitionItems';
import { css } from '@emotion/react';
import { Children, isValidElement, useId, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { choices } from '../../site/choices';
import type { Choice } from '../../model/siteTypes';
import { keepInPlace } from '../controls/keepInPlace';
import { TabButtons, tabId } from '../controls/TabButtons';
import { chooseTab, tabKey, useChosen, useTabChoice } from '../state/tabChoice';
import { media } from '../styles/media';

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
 * Inline script at the end of a set of alternatives that shows the reader's choice before first paint. It is the same in every set, so that
 * a Content-Security-Policy can allow it by hash. A stored value that isn't an option is ignored in favour of the first option.
 */
const shownAlternativeScript = `(function(b){var o=b.dataset.options.split(" "),v,p=b.querySelectorAll(":scope>[data-value]"),i=-1;try{v=localStorage.getItem("${tabKey('')}"+b.dataset.group)}catch(e){}if(o.indexOf(v)<0)v=o[0];p.forEach(function(e,j){if(e.dataset.value===v)i=j});p.forEach(function(e,j){e.hidden=j===Math.max(0,i)?false:"until-found"});p[0].querySelector(".choice-other").hidden=i>=0})(document.currentScript.parentNode)`;

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

interface AlternativesProps {
  readonly group: string;
  readonly choice: Choice;
  readonly tabs: readonly ReactElement<TabProps>[];
}

/** Tab set for a choice that readers make once for all pages: shows one alternative, its label, and a link to change the choice. */
function Alternatives({ group, choice, tabs }: AlternativesProps) {
  const chosen = useChosen(group, choice);
  const set = useRef<HTMLDivElement>(null);
  useFindable(set);
  const index = tabs.findIndex(({ props }) => props.value === chosen);
  return (
    <div
      ref={set}
      css={alternativesBox}
      className="alternatives"
      data-group={group}
      data-options={choice.options.map(({ value }) => value).join(' ')}
    >
      {tabs.map(({ props: { value, label, children } }, at) => (
        <div key={value} className="alternative" data-value={value} hidden={at !== Math.max(0, index)}>
          <p className="choice-shown">
            {at === 0 && (
              <span className="choice-other" hidden={index >= 0}>
                Your choice doesn’t apply here. Shown instead:
              </span>
            )}
            <strong>{label}</strong>
            <a className="choice-change" href="#choice">
              Change
            </a>
          </p>
          {children}
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: shownAlternativeScript }} />
    </div>
  );
}

const stored = `try{v=localStorage.getItem("${tabKey('')}"+b.dataset.group)}catch(e){}`;
const show = 'p.forEach(function(e,j){e.hidden=j===i?false:"until-found";b.firstChild.children[j].setAttribute("aria-selected",j===i)})';

/**
 * Inline script at the end of a tab set that shows the chosen tab before first paint; React takes over the same choice on hydration. It is
 * a string, because it runs before any script loads, and the same in every set, so that a Content-Security-Policy can allow it by hash: the
 * group is in an attribute.
 */
const chosenTabScript = `(function(b){var v,p=[].slice.call(b.children,1,-1),i;${stored}i=p.findIndex(function(e){return e.dataset.value===v});i=Math.max(0,i);${show}})(document.currentScript.parentNode)`;

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

/** Alternatives of which one is shown: by a choice for all pages if the group has one, otherwise by tabs. */
export function Tabs({ group, label = wordsOf(group), children }: TabsProps) {
  const choice = entryOf<Choice>(choices, group);
  const tabs = tabsOf(children);
  return choice ? <Alternatives group={group} choice={choice} tabs={tabs} /> : <TabList group={group} name={label} tabs={tabs} />;
}

interface TabListProps {
  readonly group: string;
  readonly name: string;
  readonly tabs: readonly ReactElement<TabProps>[];
}

/** Tabs that switch every tab set of the group, on all pages. */
function TabList({ group, name, tabs }: TabListProps) {
  const id = useId();
  const shown = useRef<HTMLDivElement>(null);
  useFindable(shown);
  const panelId = (value: string): string => `${id}-panel-${value}`;
  const choice = useTabChoice(group);
  const chosen = Math.max(
    0,
    tabs.findIndex(({ props }) => props.value === choice),
  );

  return (
    <div ref={shown} css={box} className="tabs" data-group={group}>
      <TabButtons
        name={name}
        tabs={tabs.map(({ props }) => props)}
        chosen={tabs[chosen]?.props.value ?? ''}
        onChoose={(value) => keepInPlace(shown.current, () => chooseTab(group, value))}
        id={id}
        panelId={panelId}
      />
      {tabs.map(({ props: { value, label, children: content } }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={panelId(value)}
          aria-labelledby={tabId(id, value)}
          data-value={value}
          hidden={index !== chosen}
        >
          <p className="tab-label">{label}</p>
          {content}
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: chosenTabScript }} />
    </div>
  );
}

/** One alternative; the surrounding tabs render it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
