import type { Arm, Robot } from './siteTypes';

/** A part or fastener that steps use: its label, and where it is described. */
export interface PlanItem {
  readonly label: string;
  /** Its name, if the label is a number. */
  readonly name?: string;
  /** A row of the bill of materials, or a page; empty without either. */
  readonly href: string;
}

/** Counts of items, by index into the list of items. */
export type PlanPieces = readonly (readonly [item: number, count: number])[];

/** A step of a guide. Fasteners count as `screws` only in the step that drives them. */
export interface PlanStep {
  readonly step: number;
  /** Number of fasteners to drive. */
  readonly screws: number;
  /** New pieces, for the right arm or for both. */
  readonly takes: PlanPieces;
  /** New pieces for the left arm, if they differ. */
  readonly left?: PlanPieces;
}

/** Where a guide is interrupted: after this step, finish another guide first. */
interface GuidePause {
  readonly afterStep: number;
  readonly guide: string;
}

/** A build guide, as a site declares it. */
export interface BuildGuide<List extends string = string> {
  readonly route: string;
  /** Lists of the bill of materials in which its parts are looked up, in order. */
  readonly lists: readonly List[];
  /** Name of the `npm run figures` program for its steps; default: `assembly`. */
  readonly drawings?: string;
  /** Guides to finish first, if no step shows that. */
  readonly after?: readonly string[];
  /** Its counterpart on the other kind of robot. */
  readonly insteadOf?: string;
  /** The arm in single drawings, if the other arm looks different. */
  readonly drawnArm?: Arm;
  /** The only kind of robot that it is for. */
  readonly robot?: Robot;
  readonly pause?: GuidePause;
}

/** A guide, as the progress page needs it. */
export interface PlanGuide {
  readonly guide: string;
  readonly title: string;
  readonly route: string;
  /** Built once per robot, not once per arm. */
  readonly once: boolean;
  /** The only robot that has it. */
  readonly robot?: string;
  /** Guides to finish first. For a guide of the other robot, its counterpart counts. */
  readonly needs: readonly string[];
  readonly pause?: GuidePause;
  readonly steps: readonly PlanStep[];
}

/** A guide on the card that leads to its page. */
export interface CardGuide extends Pick<PlanGuide, 'guide' | 'once' | 'robot'> {
  readonly steps: readonly number[];
}

/** All build guides in building order, with the pieces of their steps. */
export interface BuildPlan {
  readonly items: readonly PlanItem[];
  readonly guides: readonly PlanGuide[];
}
