import { useMemo, useSyncExternalStore } from 'react';
import { forcedColours, solidColours } from '../engine/solidColours';
import type { SolidColours } from '../engine/solidColours';
import { useColourMode } from '../../theme/state/colourMode';

/** What the browser makes of the system's colours, by their names. */
function systemColours(names: readonly string[]): string[] {
  const probe = document.createElement('span');
  document.body.append(probe);
  const found = names.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}

const forced = '(forced-colors: active)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(forced);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Colours of a sheet in the page's mode, or those that the reader has forced. */
export function useSheetColours(): SolidColours {
  const { mode } = useColourMode();
  const isForced = useSyncExternalStore(subscribe, () => window.matchMedia(forced).matches);
  return useMemo(() => {
    if (!isForced) return solidColours(mode);
    const [text = '', ground = '', marked = ''] = systemColours(['CanvasText', 'Canvas', 'Highlight']);
    return forcedColours(text, ground, marked);
  }, [mode, isForced]);
}
