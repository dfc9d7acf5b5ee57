import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { benchViews, readBench, writeBench } from './benchAddress';
import type { BenchState, BenchView } from './benchAddress';
import { knownBus } from '../../can/canTables';
import type { CanTables } from '../../can/canTables';
import { choicesOf } from './busChoices';
import { BenchSettings } from './BenchSettings';
import { benchBox } from './benchStyle';
import { DecodePanel } from './DecodePanel';
import { EncodePanel } from './EncodePanel';
import { RegistersPanel } from './RegistersPanel';

interface BenchProps {
  readonly tables: CanTables;
}

const viewNames: Readonly<Record<BenchView, string>> = { decode: 'Decode', encode: 'Encode', registers: 'Registers' };

const moves: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % benchViews.length,
  ArrowLeft: (index) => (index - 1 + benchViews.length) % benchViews.length,
  Home: () => 0,
  End: () => benchViews.length - 1,
};

/** Reads and makes frames of the motors. All that is chosen stands in the address; nothing is sent anywhere. */
export function Bench({ tables }: BenchProps) {
  const [state, setState] = useState(() => readBench(window.location.search, tables));
  const id = useId();
  const seen = useRef('');
  const change = (part: Partial<BenchState>): void => {
    const next = { ...state, ...part };
    setState(next);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${writeBench(search, next, tables)}${hash}`);
    seen.current = window.location.search;
  };
  const followAddress = useEffectEvent(() => setState(readBench(window.location.search, tables)));
  // A link to the bench on its own page changes the address and not the page: the router tells nobody here.
  useEffect(() => {
    seen.current = window.location.search;
    const look = (): void => {
      if (window.location.search === seen.current) return;
      seen.current = window.location.search;
      followAddress();
    };
    const later = (): void => void setTimeout(look);
    window.addEventListener('popstate', look);
    document.addEventListener('click', later);
    return () => {
      window.removeEventListener('popstate', look);
      document.removeEventListener('click', later);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const index = moves[event.key]?.(benchViews.indexOf(state.view));
    const view = index === undefined ? undefined : benchViews[index];
    if (!view || index === undefined) return;
    event.preventDefault();
    change({ view });
    // All children of the list are buttons.
    (event.currentTarget.children[index] as HTMLElement | undefined)?.focus();
  };
  const bus = knownBus(tables, choicesOf(state));
  const panel = { tables, bus, state, onChange: change };
  return (
    <div css={benchBox}>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab holds the focus */}
      <div role="tablist" aria-label="What to do" onKeyDown={onKeyDown}>
        {benchViews.map((view) => (
          <button
            key={view}
            type="button"
            role="tab"
            id={`${id}-${view}`}
            aria-controls={`${id}-panel`}
            aria-selected={view === state.view}
            tabIndex={view === state.view ? 0 : -1}
            onClick={() => change({ view })}
          >
            {viewNames[view]}
          </button>
        ))}
      </div>
      <BenchSettings tables={tables} state={state} onChange={change} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${state.view}`}>
        {state.view === 'decode' && <DecodePanel {...panel} />}
        {state.view === 'encode' && <EncodePanel {...panel} />}
        {state.view === 'registers' && <RegistersPanel {...panel} />}
      </div>
    </div>
  );
}
