import type { Vec3 } from '../../../arm/matrix';
import type { ArmRow } from '../../../arm/armTables';

/**
 * Integration schemes for spring and damper: implicit with steps of 2 ms, or explicit with steps of 0.25 ms (`fine`) or 2 ms (`coarse`).
 */
export const schemes = {
  implicit: { timestep: 0.002, implicit: true },
  fine: { timestep: 0.00025, implicit: false },
  coarse: { timestep: 0.002, implicit: false },
} as const;

/** Name of a scheme. */
export type Scheme = keyof typeof schemes;

/** Controller and load of the arm. Angles in rad, gains in N·m/rad and N·m·s/rad, mass in kg, force in N along the world axes. */
export interface Settings {
  readonly target: readonly number[];
  readonly kp: readonly number[];
  readonly kd: readonly number[];
  /** Maximum torques of the motors in N·m. */
  readonly limit: readonly number[];
  readonly payload: number;
  /** Whether gravity compensation for the arm, without its payload, is fed forward. */
  readonly compensated: boolean;
  readonly push: Vec3;
  readonly scheme: Scheme;
}

/** Positions in m of the base, the seven joints and the tool, in world axes. */
export type Chain = readonly Vec3[];

/** Angles in rad at a time in s since the arm started at its target. */
export interface Sample {
  readonly time: number;
  readonly angles: readonly number[];
}

/** Questions to the worker that moves the arm; `start` comes first. */
export type Question =
  | { readonly ask: 'start'; readonly bodies: readonly ArmRow[] }
  /** Changes the settings; with `restart`, the arm starts again at rest from its target. */
  | { readonly ask: 'set'; readonly settings: Settings; readonly restart: boolean }
  /** Advances the arm by some seconds, with a force on its tool in addition to the set one. */
  | { readonly ask: 'advance'; readonly seconds: number; readonly pull: Vec3 };

/** Facts about the arm. */
export interface Started {
  /** Positions with all joints at zero. */
  readonly zero: Chain;
  readonly ranges: readonly (readonly [number, number])[];
}

/** Equilibrium of the arm: angles in rad, torques in N·m. */
export interface Resting {
  readonly angles: readonly number[];
  readonly torques: readonly number[];
  readonly stopped: readonly boolean[];
  /** False if the search ended without an equilibrium. */
  readonly found: boolean;
  readonly chain: Chain;
  readonly goal: Chain;
}

/** State of the moving arm. */
export interface Moment extends Sample {
  readonly chain: Chain;
  /**
   * Samples since the last state, so that plots look the same on slow machines; the last sample may be slightly earlier than this state.
   */
  readonly samples: readonly Sample[];
  /** Whether the arm has practically stopped. */
  readonly still: boolean;
}

/** Answers by question. */
export interface Answers {
  readonly start: Started;
  readonly set: { readonly resting: Resting; readonly moment: Moment };
  readonly advance: Moment;
}
