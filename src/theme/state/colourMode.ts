import { useSyncExternalStore } from 'react';
import { settings } from '../../site/settings';
import type { ColourModeSettings } from '../../model/siteTypes';
import { signal } from './signal';
import { storage } from './storage';

/** Colour mode of the page. */
export type ColourMode = 'light' | 'dark';

/** The reader's choice; `system` is never stored. */
export type ColourModeChoice = ColourMode | 'system';

/** The choice and the resulting mode. */
interface ColourModeState {
  readonly choice: ColourModeChoice;
  readonly mode: ColourMode;
}

const isMode = (value: unknown): value is ColourMode => value === 'light' || value === 'dark';

/** Mode for a choice. For `system`: the system's mode if that is followed, else the default. */
export function modeFor(
  choice: ColourModeChoice,
  systemDark: boolean,
  { followSystem, default: fallback }: ColourModeSettings,
): ColourMode {
  if (choice !== 'system') return choice;
  if (followSystem) return systemDark ? 'dark' : 'light';
  return fallback;
}

/** Next choice of the switch: light and dark in turn, and `system` as the third if that is followed. */
export function nextChoice({ choice, mode }: ColourModeState, { followSystem }: ColourModeSettings): ColourModeChoice {
  if (!followSystem) return mode === 'light' ? 'dark' : 'light';
  return choice === 'light' ? 'dark' : choice === 'dark' ? 'system' : 'light';
}

const options = settings.colourMode;
const serverState: ColourModeState = { choice: 'system', mode: options.default };
const shown = signal(serverState);

const systemQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function show(choice: ColourModeChoice): void {
  const mode = modeFor(choice, systemQuery().matches, options);
  document.documentElement.dataset.theme = mode;
  const before = shown.get();
  if (choice !== before.choice || mode !== before.mode) shown.set({ choice, mode });
}

const fromStorage = (value: string | null): ColourModeChoice => (isMode(value) ? value : 'system');

/** Applies the stored choice, and follows other tabs and the system. Called once, when the app starts. */
export function startColourMode(): void {
  if (options.disableSwitch) storage.remove('theme');
  else storage.onOtherTab('theme', (value) => show(fromStorage(value)));
  if (options.followSystem) systemQuery().addEventListener('change', () => show(shown.get().choice));
  show(options.disableSwitch ? 'system' : fromStorage(storage.read('theme')));
}

/** Sets and stores the reader's choice; `system` clears it. */
export function chooseColourMode(choice: ColourModeChoice): void {
  if (choice === 'system') storage.remove('theme');
  else storage.write('theme', choice);
  show(choice);
}

/** Colour mode, for the few components that show it. Colours themselves are custom properties. */
export const useColourMode = (): ColourModeState => useSyncExternalStore(shown.subscribe, shown.get, () => serverState);

/**
 * Inline script for the head of every page that sets the colour mode before first paint. It is a string, because it runs before any script
 * loads.
 */
export function colourModeScript({ default: fallback, disableSwitch, followSystem }: ColourModeSettings): string {
  const stored = disableSwitch ? '' : `try{var s=localStorage.getItem("theme");if(s==="light"||s==="dark")m=s}catch(e){}`;
  const system = followSystem ? 'matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"' : JSON.stringify(fallback);
  return `(function(){var m=${system};${stored}document.documentElement.dataset.theme=m})()`;
}
