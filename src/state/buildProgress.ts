import { useSyncExternalStore } from 'react';
import { storage } from './storage';

const none: ReadonlySet<number> = new Set();
const known = new Map<string, ReadonlySet<number>>();
const listeners = new Set<() => void>();

const keyOf = (guide: string) => `build-${guide}` as const;

/** Reads stored steps, `1,2,5`. What is no step number, because someone or something else wrote it, is left out. */
export function readDone(stored: string | null): ReadonlySet<number> {
  const steps = (stored ?? '').split(',').filter((part) => /^[1-9]\d?$/.test(part));
  return steps.length > 0 ? new Set(steps.map(Number)) : none;
}

function current(guide: string): ReadonlySet<number> {
  const before = known.get(guide);
  if (before) return before;
  const done = readDone(storage.read(keyOf(guide)));
  known.set(guide, done);
  return done;
}

function change(guide: string, done: ReadonlySet<number>): void {
  known.set(guide, done);
  listeners.forEach((listener) => listener());
}

/** Ticks a step of a build guide, or takes its tick away. Kept in this browser only. */
export function tickStep(guide: string, step: number, isDone: boolean): void {
  const done = new Set(current(guide));
  if (isDone) done.add(step);
  else done.delete(step);
  if (done.size > 0) storage.write(keyOf(guide), [...done].sort((a, b) => a - b).join());
  else storage.remove(keyOf(guide));
  change(guide, done);
}

/** Takes all ticks of a guide away. */
export function clearTicks(guide: string): void {
  storage.remove(keyOf(guide));
  change(guide, none);
}

/** Steps of a guide that are ticked, the same in every tab of the browser; none while the page hydrates. */
export function useDoneSteps(guide: string): ReadonlySet<number> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const stop = storage.onOtherTab(keyOf(guide), (value) => change(guide, readDone(value)));
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    () => current(guide),
    () => none,
  );
}
