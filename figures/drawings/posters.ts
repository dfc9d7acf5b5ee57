import { calibrationRun } from '../posters/calibrationRun';
import { inMotion } from '../posters/inMotion';
import type { Drawing } from '../svg';

/** Posters of films that a player shows in a page. Those of clips stand with the other drawings of their topic. */
export const draw = (): Drawing[] => [inMotion(), calibrationRun()];
