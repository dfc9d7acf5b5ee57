import { css } from '@emotion/react';
import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { choiceOf } from '../../site/choices';
import { keepInPlace } from '../controls/keepInPlace';
import { TabButtons, tabId } from '../controls/TabButtons';
import { chooseTab, tabKey, useTabChoice } from '../state/tabChoice';
import { media } from '../styles/media';
import { Alternatives, tabsOf, useFindable } from './Alternatives';
import type { TabProps } from './Alternatives';

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
  const choice = choiceOf(group);
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
