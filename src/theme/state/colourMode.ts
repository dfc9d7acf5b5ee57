import { useSyncExternalStore } from 'react';
import { settings } from '../../site/settings';
import type { ColourModeSettings } from '../../model/siteTypes';
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
let state = serverState;

const listeners = new Set<() => void>();

const systemQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function show(choice: ColourModeChoice): void {
  const mode = modeFor(choice, systemQuery().matches, options);
  document.documentElement.dataset.theme = mode;
  if (choice === state.choice && mode === state.mode) return;
  state = { choice, mode };
  listeners.forEach((listener) => listener());
}

const fromStorage = (value: string | null): ColourModeChoice => (isMode(value) ? value : 'system');

/** Applies the stored choice, and follows other tabs and the system. Called once, when the app starts. */
export function startColourMode(): void {
  if (options.disableSwitch) storage.remove('theme');
  else storage.onOtherTab('theme', (value) => show(fromStorage(value)));
  if (options.followSystem) systemQuery().addEventListener('change', () => show(state.choice));
  show(options.disableSwitch ? 'system' : fromStorage(storage.read('theme')));
}

/** Sets and stores the reader's choice; `system` clears it. */
export function chooseColourMode(choice: ColourModeChoice): void {
  if (choice === 'system') storage.remove('theme');
  else storage.write('theme', choice);
  show(choice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Colour mode, for the few components that show it. Colours themselves are custom properties. */
export const useColourMode = (): ColourModeState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => serverState,
  );

/**
 * Inline script for the head of every page that sets the colour mode before first paint. It is a string, because it runs before any script
 * loads.
 */
export function colourModeScript({ default: fallback, disableSwitch, followSystem }: ColourModeSettings): string {
  const stored = disableSwitch ? '' : `try{var s=localStorage.getItem("theme");if(s==="light"||s==="dark")m=s}catch(e){}`;
  const system = followSystem ? 'matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"' : JSON.stringify(fallback);
  return `(function(){var m=${system};${stored}document.documentElement.dataset.theme=m})()`;
}
