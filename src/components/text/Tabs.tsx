import { css } from '@emotion/react';
import { useId } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { choiceOf } from '../../site/choices';
import { chooseTab, useTabChoice } from '../../state/tabChoice';
import { media } from '../../styles/media';
import { filledWhereForced } from '../controls/filledWhereForced';
import { Alternatives } from './Alternatives';
import { chosenTabScript } from './chosenTabScript';
import { tabsOf } from './tabsOf';
import type { TabProps } from './tabsOf';

const box = css({
  margin: 'var(--space-4) 0',
  '& > [role="tablist"]': { display: 'flex', gap: '0.125rem', overflowX: 'auto', borderBottom: '1px solid var(--line)' },
  '& > [role="tablist"] button': {
    flex: 'none',
    padding: '0.5rem 0.9rem',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  '& > [role="tabpanel"]': { paddingTop: 'var(--space-2)' },
  '& > [role="tabpanel"] > .tab-label': { display: 'none', margin: 'var(--space-3) 0 0', fontWeight: 600 },
  // Where the reader's own colours are forced, all borders have one colour: only the chosen tab is to have one.
  [media.forcedColours]: { '& > [role="tablist"] button': { borderBottomColor: 'Canvas' } },
  '& > [role="tablist"] button[aria-selected="true"]': {
    color: 'var(--accent)',
    borderBottomColor: 'var(--accent)',
    ...filledWhereForced,
  },
  // On paper every alternative is shown under its label.
  [media.print]: {
    '& > [role="tablist"]': { display: 'none' },
    '& > [role="tabpanel"][hidden]': { display: 'block' },
    '& > [role="tabpanel"] > .tab-label': { display: 'block' },
  },
});

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

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
  const choice = useTabChoice(group);
  const chosen = Math.max(
    0,
    tabs.findIndex(({ props }) => props.value === choice),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const index = moves[event.key]?.(chosen, tabs.length);
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab || index === undefined) return;
    event.preventDefault();
    chooseTab(group, tab.props.value);
    // All children of the list are buttons.
    (event.currentTarget.children[index] as HTMLElement | undefined)?.focus();
  };

  return (
    <div css={box} className="tabs" data-group={group}>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab holds the focus */}
      <div role="tablist" aria-label={name} onKeyDown={onKeyDown}>
        {tabs.map(({ props: { value, label } }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => chooseTab(group, value)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ props: { value, label, children: content } }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
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
