import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureVolume } from 'replicad';
import type { Model } from './model';
import type { Part } from './part';
import { expanded } from './scene';
import type { AnyShape } from './solids';

/** Two parts may share this much room, in mm³: simplified models, press fits, threads. */
const tolerance = 60;

const cache = path.resolve(__dirname, '../../node_modules/.cache/figures-cad/shared-room.json');

/** Finds parts of the same finished view that stand in one another when every joint is at zero. Known results come from the cache. */
export function checkCollisions(model: Model, progress: (text: string) => void = () => undefined): string[] {
  const known = existsSync(cache) ? (JSON.parse(readFileSync(cache, 'utf8')) as Record<string, number>) : {};
  const solids = new Map<string, AnyShape>();
  const solid = (part: Part): AnyShape => {
    const built = solids.get(part.id) ?? model.solid(part.id);
    solids.set(part.id, built);
    return built;
  };
  const pairs = touchingPairs(model);
  const mistakes: string[] = [];
  for (const [index, [a, b, guide]] of pairs.entries()) {
    const key = createHash('sha256')
      .update([a.id, model.digest(a.id), b.id, model.digest(b.id)].join())
      .digest('hex')
      .slice(0, 24);
    if (known[key] === undefined) {
      progress(`collisions ${index + 1} of ${pairs.length}: ${a.id}, ${b.id}`);
      known[key] = sharedRoom(solid(a), solid(b));
    }
    const shared = known[key];
    if (shared > tolerance + (a.overlaps?.[b.id] ?? 0) + (b.overlaps?.[a.id] ?? 0))
      mistakes.push(
        `figures/cad/parts: "${a.id}" and "${b.id}" (guide ${guide}) stand in one another: they share ${Math.round(shared)} mm³, more than ${tolerance}. Correct their place or shape.`,
      );
  }
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(known));
  return mistakes;
}

function sharedRoom(a: AnyShape, b: AnyShape): number {
  const common = a.clone().intersect(b.clone());
  return common.isNull ? 0 : measureVolume(common);
}

/** Pairs of parts of one finished view whose boxes overlap by more than a contact. */
function touchingPairs(model: Model): [Part, Part, string][] {
  const found = new Map<string, [Part, Part, string]>();
  for (const view of model.drawings.filter(({ step }) => step === 'finished')) {
    const parts = [...new Set(expanded(view.built, model, view).map((id) => baseOnly(id)))]
      .map((id) => model.parts.get(id))
      .filter((part) => part !== undefined);
    const boxes = new Map(parts.map((part) => [part.id, boxOf(model.mesh(part.id).points)] as const));
    parts.forEach((a, index) => {
      for (const b of parts.slice(index + 1)) {
        const [p, q] = [boxes.get(a.id), boxes.get(b.id)];
        const apart =
          (a.frame === 'robot') !== (b.frame === 'robot') ||
          !p ||
          !q ||
          [0, 1, 2].some((axis) => (p[0][axis] ?? 0) > (q[1][axis] ?? 0) - 0.3 || (q[0][axis] ?? 0) > (p[1][axis] ?? 0) - 0.3);
        const key = [a.id, b.id].sort().join('|');
        const ofBothArms = a.only !== undefined && b.only !== undefined && a.only !== b.only;
        if (!apart && !ofBothArms && !found.has(key)) found.set(key, [a, b, view.guide]);
      }
    });
  }
  return [...found.values()];
}

const baseOnly = (id: string): string => id.replace(/^(left|right):/, '');

function boxOf(points: readonly (readonly number[])[]): [number[], number[]] {
  const edge = (pick: (...values: number[]) => number): number[] =>
    [0, 1, 2].map((axis) => points.reduce((value, point) => pick(value, point[axis] ?? 0), points[0]?.[axis] ?? 0));
  return [edge(Math.min), edge(Math.max)];
}
