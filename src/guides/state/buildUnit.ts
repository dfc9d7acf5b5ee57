import { armOf, robotOf, unitOf } from '../../site/buildUnits';
import type { BuildUnit, GuideUnits } from '../../site/buildUnits';
import { choices } from '../../site/choices';
import type { Robot } from '../../site/choices';
import { chooseArm, useArm } from '../../theme/state/armChoice';
import { chooseTab, useChosen } from '../../theme/state/tabChoice';

const group = 'robot';

/** Chooses the robot that the reader builds, for all build guides; kept in this browser. */
export const chooseRobot = (robot: Robot): void => chooseTab(group, robot);

/** Chooses the robot and the arm that a unit is, for all build guides. */
export function chooseUnit(unit: BuildUnit): void {
  chooseRobot(robotOf(unit));
  const arm = armOf(unit);
  if (arm) chooseArm(arm);
}

/** The robot that the reader builds, the same in every tab of the browser; the follower until they choose. */
export const useRobot = (): Robot => (useChosen(group, choices[group]) === 'leader' ? 'leader' : 'follower');

/** What the reader builds now with a guide: their arm of their robot, or the robot itself. */
export const useBuildUnit = (guide: GuideUnits): BuildUnit => {
  const arm = useArm();
  return unitOf(guide, useRobot(), arm);
};
