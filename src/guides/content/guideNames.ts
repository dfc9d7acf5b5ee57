import type { BuildGuide } from '../../model/buildPlan';
import { hasEntry } from '../../model/definitionItems';
import { buildGuides } from '../../site/buildGuides';

/** Name of a build guide. */
export type BuildGuideName = keyof typeof buildGuides;

/** Names of the guides, in building order. */
export const buildGuideNames = Object.keys(buildGuides) as readonly BuildGuideName[];

/** Whether a text is the name of a build guide. */
export const isBuildGuide = (name: string): name is BuildGuideName => hasEntry(buildGuides, name);

/** Definition of a build guide. */
export const guideOf = (name: BuildGuideName): BuildGuide => buildGuides[name];
