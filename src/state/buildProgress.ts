import { useSyncExternalStore } from 'react';
import type { BuildUnit } from '../site/buildUnits';
import { storage } from './storage';

const none: ReadonlySet<number> = new Set();
const known = new Map<string, ReadonlySet<number>>();
const listeners = new Set<() => void>();

/** A guide that is built for an arm or for a robot, whose ticks are kept by themselves. */
interface Build {
  readonly guide: string;
  readonly unit: BuildUnit;
}

const keyOf = ({ guide, unit }: Build) => `build-${guide}.${unit}` as const;

/** Reads stored steps, `1,2,5`. What is no step number, because someone or something else wrote it, is left out. */
export function readDone(stored: string | null): ReadonlySet<number> {
  const steps = (stored ?? '').split(',').filter((part) => /^[1-9]\d?$/.test(part));
  return steps.length > 0 ? new Set(steps.map(Number)) : none;
}

/** How steps are stored: in their order; null where there are none. */
export const writeDone = (done: ReadonlySet<number>): string | null => (done.size > 0 ? [...done].sort((a, b) => a - b).join() : null);

/**
 * Ticks used to be kept for a guide, whatever the arm. They belong to the arm for which the guide is opened first since then: it is the
 * one that the reader has chosen, and whose drawings they have ticked. They leave their old place only when they are in the new one.
 */
function carryOver(build: Build): void {
  const old = `build-${build.guide}` as const;
  const stored = storage.read(old);
  if (stored === null) return;
  const key = keyOf(build);
  const all = writeDone(new Set([...readDone(stored), ...readDone(storage.read(key))]));
  if (all !== null) storage.write(key, all);
  if (all === null || storage.read(key) === all) storage.remove(old);
}

/** Steps that are ticked, as this tab knows them. */
export function doneSteps(build: Build): ReadonlySet<number> {
  const key = keyOf(build);
  const before = known.get(key);
  if (before) return before;
  carryOver(build);
  const done = readDone(storage.read(key));
  known.set(key, done);
  return done;
}

function know(build: Build, done: ReadonlySet<number>): void {
  known.set(keyOf(build), done);
  listeners.forEach((listener) => listener());
}

/** Keeps these steps as the ticked ones, in this browser only. */
export function keepDone(build: Build, done: ReadonlySet<number>): void {
  const text = writeDone(done);
  if (text === null) storage.remove(keyOf(build));
  else storage.write(keyOf(build), text);
  know(build, done);
}

/** Ticks a step of a build guide, or takes its tick away. */
export function tickStep(build: Build, step: number, isDone: boolean): void {
  const done = new Set(doneSteps(build));
  if (isDone) done.add(step);
  else done.delete(step);
  keepDone(build, done);
}

/** Takes all ticks of a guide away, for one arm. */
export const clearTicks = (build: Build): void => keepDone(build, none);

/** Steps of a guide that are ticked for an arm or robot, the same in every tab of the browser; none while the page hydrates. */
export function useDoneSteps({ guide, unit }: Build): ReadonlySet<number> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const stop = storage.onOtherTab(keyOf({ guide, unit }), (value) => know({ guide, unit }, readDone(value)));
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    () => doneSteps({ guide, unit }),
    () => none,
  );
}
