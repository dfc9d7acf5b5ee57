import type { Drawing } from '../svg';
import { mujocoGroups } from '../simulation/mujocoGroups';
import { mujocoPose } from '../simulation/mujocoPose';
import { mujocoRanges } from '../simulation/mujocoRanges';
import { targets } from '../simulation/targets';
import { tasks } from '../simulation/tasks';
import { tutorialPoster } from '../simulation/tutorialPoster';

/** Drawings of the simulation pages. */
export const draw = (): Drawing[] => [...tasks(), tutorialPoster(), targets(), mujocoPose(), mujocoRanges(), mujocoGroups()];
