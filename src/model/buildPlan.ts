/** A thing that steps take: what readers call it, and where it is described. */
export interface PlanItem {
  readonly label: string;
  /** What it is, where the label is a number. */
  readonly name?: string;
  /** A row of the bill of materials, or a page; empty where nothing describes it. */
  readonly href: string;
}

/** Pieces of an item of the plan, by its place in the list of items. */
export type PlanPieces = readonly (readonly [item: number, count: number])[];

/** A step of a guide: its screws, nuts and washers count as screws only where they are screwed in. */
export interface PlanStep {
  readonly step: number;
  /** Pieces that are screwed in. */
  readonly screws: number;
  /** What it takes new, for the right arm or for both. */
  readonly takes: PlanPieces;
  /** The same for the left arm, where it takes something else. */
  readonly left?: PlanPieces;
}

/** Where a guide is left for another one, which begins after this step, and taken up again when that one is finished. */
export interface GuidePause {
  readonly afterStep: number;
  readonly guide: string;
}

/** A guide as the page of progress knows it. */
export interface PlanGuide {
  readonly guide: string;
  readonly title: string;
  readonly route: string;
  /** Built once for a robot, and not for each arm. */
  readonly once: boolean;
  /** The only robot that it is for. */
  readonly robot?: 'follower' | 'leader';
  /** Guides to finish before; where one is for the other robot, the one that takes its place counts. */
  readonly needs: readonly string[];
  readonly pause?: GuidePause;
  readonly steps: readonly PlanStep[];
}

/** All build guides in building order, with everything that their steps take. */
export interface BuildPlan {
  readonly items: readonly PlanItem[];
  readonly guides: readonly PlanGuide[];
}
