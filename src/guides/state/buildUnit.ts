import { armOf, firstRobot, robotOf, robots, unitOf } from '../../site/buildUnits';
import type { BuildUnit, GuideUnits } from '../../site/buildUnits';
import { choices } from '../../site/choices';
import type { Robot } from '../../model/siteTypes';
import { chooseArm, useArm } from './armChoice';
import { chooseTab, useChosen } from '../../theme/state/tabChoice';

const group = 'robot';

/** Stores the robot that the reader builds, for all build guides, in this browser. */
export const chooseRobot = (robot: Robot): void => chooseTab(group, robot);

/** Stores the robot and the arm of a unit, for all build guides. */
export function chooseUnit(unit: BuildUnit): void {
  chooseRobot(robotOf(unit));
  const arm = armOf(unit);
  if (arm) chooseArm(arm);
}

/** The robot that the reader builds, synchronized between tabs; the first by default. */
export function useRobot(): Robot {
  const chosen = useChosen(group, choices[group]);
  return robots.find((robot) => robot === chosen) ?? firstRobot;
}

/** The unit that the reader builds with a guide: an arm of their robot, or the whole robot. */
export const useBuildUnit = (guide: GuideUnits): BuildUnit => {
  const arm = useArm();
  return unitOf(guide, useRobot(), arm);
};
