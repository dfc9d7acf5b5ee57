import { exploded } from '../gripper/exploded';
import { mechanism } from '../gripper/mechanism';
import { openingCurve } from '../gripper/opening';
import type { Drawing } from '../svg';

/** Drawings of the gripper. */
export const draw = (): Drawing[] => [mechanism(), openingCurve(), exploded()];
