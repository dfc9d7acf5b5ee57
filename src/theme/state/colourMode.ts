import { useSyncExternalStore } from 'react';
import { settings } from '../../site/settings';
import type { ColourModeSettings } from '../../model/siteTypes';
import { storage } from './storage';

/** What the page shows. */
export type ColourMode = 'light' | 'dark';

/** What the reader chose; `system` is no stored choice. */
export type ColourModeChoice = ColourMode | 'system';

/** Choice and the mode that follows from it. */
interface ColourModeState {
  readonly choice: ColourModeChoice;
  readonly mode: ColourMode;
}

const isMode = (value: unknown): value is ColourMode => value === 'light' || value === 'dark';

/** Mode that a choice leads to: without a choice the system's if it is followed, else the default. */
export function modeFor(
  choice: ColourModeChoice,
  systemDark: boolean,
  { followSystem, default: fallback }: ColourModeSettings,
): ColourMode {
  if (choice !== 'system') return choice;
  if (followSystem) return systemDark ? 'dark' : 'light';
  return fallback;
}

/** Choice after a press on the switch: light and dark in turn, with `system` as the third where the system is followed. */
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

/** Takes over the stored choice and follows other tabs and the system. Called once, when the app starts. */
export function startColourMode(): void {
  if (options.disableSwitch) storage.remove('theme');
  else storage.onOtherTab('theme', (value) => show(fromStorage(value)));
  if (options.followSystem) systemQuery().addEventListener('change', () => show(state.choice));
  show(options.disableSwitch ? 'system' : fromStorage(storage.read('theme')));
}

/** Sets and remembers the reader's choice; `system` forgets it. */
export function chooseColourMode(choice: ColourModeChoice): void {
  if (choice === 'system') storage.remove('theme');
  else storage.write('theme', choice);
  show(choice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Colour mode of the page, for the few components that show it; colours themselves are custom properties. */
export const useColourMode = (): ColourModeState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => serverState,
  );

/**
 * Script for the head of every page: sets the mode before first paint. Plain JavaScript as text, because it runs
 * before anything is loaded.
 */
export function colourModeScript({ default: fallback, disableSwitch, followSystem }: ColourModeSettings): string {
  const stored = disableSwitch ? '' : `try{var s=localStorage.getItem("theme");if(s==="light"||s==="dark")m=s}catch(e){}`;
  const system = followSystem ? 'matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"' : JSON.stringify(fallback);
  return `(function(){var m=${system};${stored}document.documentElement.dataset.theme=m})()`;
}
