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
 * Script at the end of a box of tabs that shows the chosen one before first paint. Plain JavaScript as text, because it
 * runs before anything is loaded; React takes over the same choice when it hydrates the page. It is the same text in every box, so that
 * the policy of a page can name it: the group stands in the box.
 */
const chosenTabScript = `(function(b){var v,p=[].slice.call(b.children,1,-1),i;${stored}i=p.findIndex(function(e){return e.dataset.value===v});i=Math.max(0,i);${show}})(document.currentScript.parentNode)`;

const box = css({
  margin: 'var(--space-4) 0',
  // Not of a closed one: found by "find in page", it is a box without content.
  '& > [role="tabpanel"]:not([hidden])': { paddingTop: 'var(--space-2)' },
  '& > [role="tabpanel"] > .tab-label': { display: 'none', margin: 'var(--space-3) 0 0', fontWeight: 'var(--weight-strong)' },
  // On paper every alternative is shown under its label.
  [media.print]: {
    '& > [role="tabpanel"][hidden]': { display: 'block', contentVisibility: 'visible' },
    '& > [role="tabpanel"] > .tab-label': { display: 'block', breakAfter: 'avoid' },
  },
});

interface TabsProps {
  readonly group: string;
  /** What is chosen, for who hears the page; without it, the words of the group's name. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** The words of "motor-model": "Motor model". */
const wordsOf = (group: string): string => (group.charAt(0).toUpperCase() + group.slice(1)).replaceAll('-', ' ');

/** Alternatives of which one is shown: by the choice that readers make once a page where the group has one, by tabs otherwise. */
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

/** Tabs that hold for every set of tabs of the group, on all pages. */
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

/** One alternative; shown by the tabs around it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
