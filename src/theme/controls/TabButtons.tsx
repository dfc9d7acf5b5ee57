import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { media } from '../styles/media';
import { filledWhereForced } from './buttons';

/** A tab: its label, and its value in an address or a stored choice. */
interface NamedTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface TabButtonsProps<Value extends string> {
  /** Accessible name of the tab list. */
  readonly name: string;
  readonly tabs: readonly NamedTab<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Prefix for the ids of tabs; a panel's tab has the id `tabId(id, value)`. */
  readonly id: string;
  /** Id of the panel for a tab. */
  readonly panelId: (value: Value) => string;
}

const list = css({
  display: 'flex',
  gap: '0.125rem',
  overflowX: 'auto',
  borderBottom: '1px solid var(--line)',
  '& > button': {
    flex: 'none',
    padding: '0.5rem 0.9rem',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    fontWeight: 'var(--weight-medium)',
    whiteSpace: 'nowrap',
  },
  // Forced colours give all borders one colour; only the chosen tab should show its border.
  [media.forcedColours]: { '& > button': { borderBottomColor: 'Canvas' } },
  '& > button[aria-selected="true"]': { color: 'var(--accent)', borderBottomColor: 'var(--accent)', ...filledWhereForced },
  [media.print]: { display: 'none' },
});

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Id of a tab, which labels its panel. */
export const tabId = (id: string, value: string): string => `${id}-tab-${value}`;

/** Tab list. A tab is chosen by a click, the arrow keys, Home or End. */
export function TabButtons<Value extends string>({ name, tabs, chosen, onChoose, id, panelId }: TabButtonsProps<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const index = moves[event.key]?.(
      tabs.findIndex(({ value }) => value === chosen),
      tabs.length,
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab || index === undefined) return;
    event.preventDefault();
    onChoose(tab.value);
    // All children of the list are buttons.
    (event.currentTarget.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab holds the focus
    <div css={list} role="tablist" aria-label={name} onKeyDown={onKeyDown}>
      {tabs.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(id, value)}
          aria-controls={panelId(value)}
          aria-selected={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
