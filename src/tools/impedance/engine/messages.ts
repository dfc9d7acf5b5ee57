import type { Vec3 } from '../../../arm/matrix';
import type { ArmRow } from '../../../arm/armTables';

/** Ways to compute spring and damper: for the end of a step of 2 ms (`implicit`), or for its beginning, in steps of 0.25 ms (`fine`) or 2 ms (`coarse`). */
export const schemes = {
  implicit: { timestep: 0.002, implicit: true },
  fine: { timestep: 0.00025, implicit: false },
  coarse: { timestep: 0.002, implicit: false },
} as const;

/** One of them. */
export type Scheme = keyof typeof schemes;

/** What holds and loads the arm. Angles in rad, gains in N·m/rad and N·m·s/rad, mass in kg, force in N along the axes of the world. */
export interface Settings {
  readonly target: readonly number[];
  readonly kp: readonly number[];
  readonly kd: readonly number[];
  /** Greatest torques of the motors in N·m. */
  readonly limit: readonly number[];
  readonly payload: number;
  /** Whether the torque of gravity on the arm, without its payload, is fed forward. */
  readonly compensated: boolean;
  readonly push: Vec3;
  readonly scheme: Scheme;
}

/** Places in m of the base, the seven joints and the tool, along the axes of the world. */
export type Chain = readonly Vec3[];

/** Angles in rad at a time in s since the arm began at its goal. */
export interface Sample {
  readonly time: number;
  readonly angles: readonly number[];
}

/** What is asked of the worker that moves the arm: `start` first. */
export type Question =
  | { readonly ask: 'start'; readonly bodies: readonly ArmRow[] }
  /** Changes what holds the arm; with `restart`, it begins anew from its goal, at rest. */
  | { readonly ask: 'set'; readonly settings: Settings; readonly restart: boolean }
  /** Moves the arm on by some seconds, with a force on its tool besides the one that is set. */
  | { readonly ask: 'advance'; readonly seconds: number; readonly pull: Vec3 };

/** What is known of the arm when it starts. */
export interface Started {
  /** With all joints at zero. */
  readonly zero: Chain;
  readonly ranges: readonly (readonly [number, number])[];
}

/** Where the arm comes to rest: angles in rad, torques in N·m. */
export interface Resting {
  readonly angles: readonly number[];
  readonly torques: readonly number[];
  readonly stopped: readonly boolean[];
  /** False where the search ended before it came to rest. */
  readonly found: boolean;
  readonly chain: Chain;
  readonly goal: Chain;
}

/** The arm at a moment of its motion. */
export interface Moment extends Sample {
  readonly chain: Chain;
  /** How it came there since the moment before, so that a plot shows the same on slow machines; the last one may be a little earlier. */
  readonly samples: readonly Sample[];
  /** Whether it hardly moves any more. */
  readonly still: boolean;
}

/** Answers by question. */
export interface Answers {
  readonly start: Started;
  readonly set: { readonly resting: Resting; readonly moment: Moment };
  readonly advance: Moment;
}
