import { base } from '../safety/base';
import { distance } from '../safety/distance';
import { emergencyStop } from '../safety/emergencyStop';
import { equipment } from '../safety/equipment';
import { payload } from '../safety/payload';
import { review } from '../safety/review';
import type { Drawing } from '../svg';

/** One drawing for each of the six requirements of the safety guide. */
export const draw = (): Drawing[] => [base(), distance(), equipment(), payload(), emergencyStop(), review()];
