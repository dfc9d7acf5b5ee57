import { buildGuides } from '../../site/buildGuides';
import { buildGuideNames, guideOf, isBuildGuide, readSteps, stepsOf } from './buildSteps';
import type { BuildGuideName, StepRow } from './buildSteps';
import { screwKinds } from '../../site/fasteners';
import type { Tables } from '../../content/tables/csvTable';
import { textIn } from '../../content/tables/rows';
import { guideNeeds } from './needs';
import type { Tool } from './tools';

/** A guide with its prerequisites and size. */
export interface GuideSummary {
  readonly guide: BuildGuideName;
  /** Guides to finish first, in building order. Indirect prerequisites are omitted. */
  readonly needs: readonly BuildGuideName[];
  readonly steps: number;
  /** Number of fasteners to drive, per arm, or per robot if `once`. */
  readonly screws: number;
  readonly once: boolean;
  readonly tools: readonly Tool[];
}

const before = (guide: BuildGuideName): readonly BuildGuideName[] => buildGuideNames.slice(0, buildGuideNames.indexOf(guide));

/** Guides whose units or parts a guide uses, and those that its definition names. */
function directNeeds(guide: BuildGuideName, rows: readonly StepRow[], tables: Tables): Set<BuildGuideName> {
  const own = rows.filter((row) => row.guide === guide);
  const units = new Map(
    (tables.get('build-items')?.rows ?? []).filter(({ kind }) => kind === 'unit').map((row) => [textIn(row, 'item'), textIn(row, 'route')]),
  );
  const earlier = before(guide);
  const fromUnit = (id: string): BuildGuideName | undefined => earlier.find((other) => buildGuides[other].route === units.get(id));
  const fromPart = (id: string): BuildGuideName | undefined =>
    own.some(({ adds }) => adds.some((piece) => piece.id === id))
      ? undefined
      : earlier.find((other) => rows.some((row) => row.guide === other && row.adds.some((piece) => piece.id === id)));
  const { after = [] } = guideOf(guide);
  return new Set([
    ...own.flatMap(({ adds, onto }) => [...adds, ...onto]).flatMap(({ id }) => fromUnit(id) ?? []),
    ...own.flatMap(({ onto }) => onto).flatMap(({ id }) => fromPart(id) ?? []),
    ...after.filter(isBuildGuide).filter((other) => rows.some((row) => row.guide === other)),
  ]);
}

/**
 * Prerequisites of each guide: the guides whose units and parts it uses, without indirect ones. If an earlier guide already needs all of
 * them, that guide is the only prerequisite.
 */
function needsOfAll(rows: readonly StepRow[], tables: Tables): Map<BuildGuideName, readonly BuildGuideName[]> {
  const all = new Map<BuildGuideName, ReadonlySet<BuildGuideName>>();
  const needs = new Map<BuildGuideName, readonly BuildGuideName[]>();
  for (const guide of buildGuideNames) {
    const direct = directNeeds(guide, rows, tables);
    const left = buildGuideNames.filter((need) => direct.has(need) && ![...direct].some((other) => all.get(other)?.has(need)));
    const joinedBy = left.length > 1 ? before(guide).find((other) => left.every((need) => all.get(other)?.has(need))) : undefined;
    const last = joinedBy ? [joinedBy] : left;
    needs.set(guide, last);
    all.set(guide, new Set(last.flatMap((need) => [need, ...(all.get(need) ?? [])])));
  }
  return needs;
}

/** Guides that have steps, in building order. */
export function guideSummaries(tables: Tables): GuideSummary[] {
  const rows = readSteps(tables);
  const needs = needsOfAll(rows, tables);
  const kinds = new Map((tables.get('build-fasteners')?.rows ?? []).map((row) => [textIn(row, 'fastener'), textIn(row, 'kind')]));
  return buildGuideNames.flatMap((guide): GuideSummary[] => {
    const steps = stepsOf(guide, rows);
    if (steps.length === 0) return [];
    const { fasteners, tools, once } = guideNeeds(guide, steps, tables);
    const screws = fasteners.filter(({ item }) => screwKinds.includes(kinds.get(item.id) ?? '')).reduce((sum, { count }) => sum + count, 0);
    return [{ guide, needs: needs.get(guide) ?? [], steps: steps.length, screws, once, tools }];
  });
}
