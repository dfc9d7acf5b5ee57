import type { Drawing } from '../svg';
import { systemLayout } from '../teleop/layout';
import { bilateralLoop, unilateralLoop } from '../teleop/loops';
import { modes } from '../teleop/modes';
import { recordLoop } from '../teleop/recordLoop';
import { startMotion } from '../teleop/startMotion';
import { vrChain } from '../teleop/vr';
import { vrClip } from '../teleop/vrClip';

/** Drawings of the teleoperation pages. */
export const draw = (): Drawing[] => [
  systemLayout(),
  modes(),
  startMotion(),
  unilateralLoop(),
  bilateralLoop(),
  vrChain(),
  vrClip(),
  recordLoop(),
];
