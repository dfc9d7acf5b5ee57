import type { BuildPlan } from '../../model/buildPlan';
import { site } from '../../site/site';
import { allBuilds, buildKey, ticksOf } from './builds';
import type { Ticks } from './builds';

/** File format identifier and version. */
const format = `${site.projectName}-build-progress`;
const version = 1;

/** Largest file to read, in characters: a hundred times the size with all steps ticked. */
export const longestFile = 200_000;

/** Writes ticks as a JSON file that names each guide, arm and step. */
export function writeProgressFile(plan: BuildPlan, ticks: Ticks): string {
  const done = allBuilds(plan).flatMap((build) => {
    const steps = [...ticksOf(build, ticks)].sort((a, b) => a - b);
    return steps.length > 0 ? [[buildKey({ guide: build.guide.guide, unit: build.unit }), steps] as const] : [];
  });
  return `${JSON.stringify({ format, version, done: Object.fromEntries(done) }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the ticks of a file that these guides have; null for any other file. Never throws. */
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
      const ticked: unknown = Object.hasOwn(done, key) ? done[key] : [];
      const steps = guide.steps.map(({ step }) => step).filter((step) => Array.isArray(ticked) && ticked.includes(step));
      return steps.length > 0 ? [[key, new Set(steps)] as const] : [];
    }),
  );
}

/** Base64url alphabet, six bits per letter. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const bitsPerLetter = 6;

/** 12-bit checksum of a text (FNV-1a, folded), to detect truncated or mistyped links. */
function sumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  return letters.charAt(folded >> bitsPerLetter) + letters.charAt(folded & 0x3f);
}

/** Checksum of the guides' steps: with other guides, a link would tick other steps. */
const planSum = (plan: BuildPlan): string =>
  sumOf(plan.guides.map(({ guide, steps }) => `${guide}:${steps.map(({ step }) => step).join()}`).join(';'));

/**
 * Encodes ticks for a link: two letters for the guides' checksum, one bit per step of each build in order, and two letters for the checksum
 * of all before. Trailing unticked steps are omitted, to keep the link short.
 */
export function writeLink(plan: BuildPlan, ticks: Ticks): string {
  const bits = allBuilds(plan).flatMap((build) => {
    const done = ticksOf(build, ticks);
    return build.guide.steps.map(({ step }) => done.has(step));
  });
  const words = Array.from({ length: Math.ceil((bits.lastIndexOf(true) + 1) / bitsPerLetter) }, (_, word) =>
    letters.charAt(
      Array.from({ length: bitsPerLetter }, (__, bit) => bits[word * bitsPerLetter + bit] ?? false).reduce(
        (sum, bit) => 2 * sum + Number(bit),
        0,
      ),
    ),
  );
  const text = planSum(plan) + words.join('');
  return text + sumOf(text);
}

/** Ticks of a link, or why it is invalid: `damaged`, or made for `other` guides. */
type ReadLink = { readonly ticks: Ticks } | { readonly mistake: 'damaged' | 'other' };

/** Decodes a link. Never throws. */
export function readLink(plan: BuildPlan, text: string): ReadLink {
  const body = text.slice(0, -2);
  if (!/^[\w-]{4,200}$/.test(text) || sumOf(body) !== text.slice(-2)) return { mistake: 'damaged' };
  if (!body.startsWith(planSum(plan))) return { mistake: 'other' };
  const bits = [...body.slice(2)].flatMap((letter) => {
    const word = letters.indexOf(letter);
    return Array.from({ length: bitsPerLetter }, (_, bit) => ((word >> (bitsPerLetter - 1 - bit)) & 1) === 1);
  });
  const ticks = new Map<string, ReadonlySet<number>>();
  let at = 0;
  for (const { guide, unit } of allBuilds(plan)) {
    const from = at;
    at += guide.steps.length;
    const done = guide.steps.filter((_, index) => bits[from + index]).map(({ step }) => step);
    if (done.length > 0) ticks.set(buildKey({ guide: guide.guide, unit }), new Set(done));
  }
  return { ticks };
}
