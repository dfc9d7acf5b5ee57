import { useSyncExternalStore } from 'react';
import { keptValues } from '../../theme/state/keptValues';
import { nextUndone } from './buildProgress';
import type { ShownBuild } from './buildProgress';

/** A build that the reader has begun and not finished, with what a link to it says. */
export interface LastBuild {
  readonly guide: string;
  readonly unit: string;
  readonly route: string;
  readonly title: string;
  readonly step: number;
}

const key = 'place-last';

/** Reads a stored build; null for anything else, since other code can write to storage. */
export function readLastBuild(stored: string | null): LastBuild | null {
  try {
    const { guide, unit, route, title, step } = JSON.parse(stored ?? 'null') as Readonly<Record<string, unknown>>;
    const isText = [guide, unit, route, title].every((each) => typeof each === 'string');
    if (!isText || !Number.isInteger(step) || !/^\/(?!\/)/.test(String(route))) return null;
    return { guide, unit, route, title, step } as LastBuild;
  } catch {
    return null;
  }
}

const last = keptValues(readLastBuild);

/** Notes the build whose ticks have just changed; forgets it when all its steps are ticked, or none. */
export function noteBuild({ guide, unit, steps, done }: ShownBuild, page: Pick<LastBuild, 'route' | 'title'>): void {
  const step = done.size === 0 ? null : nextUndone(steps, done);
  if (step !== null) last.keep(key, JSON.stringify({ guide, unit, ...page, step } satisfies LastBuild));
  else if (last.get(key)?.guide === guide && last.get(key)?.unit === unit) last.keep(key, null);
}

/** The build to continue, synchronized between tabs; null during hydration. */
export const useLastBuild = (): LastBuild | null =>
  useSyncExternalStore(
    last.hear,
    () => last.get(key),
    () => null,
  );

/** Inline script that reserves the line for the build before first paint. Like `shownArmScript`, it is the same on every page. */
export const lastBuildScript = `(function(d){try{if(localStorage.getItem("${key}"))d.dataset.building=""}catch(e){}})(document.documentElement)`;
