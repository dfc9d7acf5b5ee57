import type { BuildPlan } from '../../model/buildPlan';
import { allBuilds, buildKey, ticksOf } from './builds';
import type { Ticks } from './builds';

/** Says what a file is, and how it is written. */
const format = 'openarm-build-progress';
const version = 1;

/** Most characters of a file that is read: a hundred times of what all ticks take. */
export const longestFile = 200_000;

/** Ticks as the text of a file: JSON that names each guide, arm and step. */
export function writeProgressFile(plan: BuildPlan, ticks: Ticks): string {
  const done = allBuilds(plan).flatMap((build) => {
    const steps = [...ticksOf(build, ticks)].sort((a, b) => a - b);
    return steps.length > 0 ? [[buildKey({ guide: build.guide.guide, unit: build.unit }), steps] as const] : [];
  });
  return `${JSON.stringify({ format, version, done: Object.fromEntries(done) }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ticks of a file that these guides have; null where it is no such file. Whatever the text is, it never throws. */
export function readProgressFile(plan: BuildPlan, text: string): Ticks | null {
  if (text.length > longestFile) return null;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(content) || content.format !== format || content.version !== version || !isRecord(content.done)) return null;
  const { done } = content;
  return new Map(
    allBuilds(plan).flatMap(({ guide, unit }) => {
      const key = buildKey({ guide: guide.guide, unit });
      const given: unknown = Object.hasOwn(done, key) ? done[key] : [];
      const steps = guide.steps.map(({ step }) => step).filter((step) => Array.isArray(given) && given.includes(step));
      return steps.length > 0 ? [[key, new Set(steps)] as const] : [];
    }),
  );
}
