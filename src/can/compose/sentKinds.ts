import type { ReadingKind } from '../reading/reading';

/** Kinds of frames that a computer sends to a motor, in the order in which they are offered. */
export const sentKinds = [
  'refresh',
  'disable',
  'enable',
  'mit',
  'position-velocity',
  'velocity',
  'position-force',
  'read',
  'write',
  'save',
  'set-zero',
  'clear-error',
] as const satisfies readonly ReadingKind[];

/** One of them. */
export type SentKind = (typeof sentKinds)[number];
