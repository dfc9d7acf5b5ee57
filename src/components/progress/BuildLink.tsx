import type { ReactNode } from 'react';
import type { Build } from '../../buildPlan/builds';
import type { Robot } from '../../site/choices';
import { chooseArm } from '../../state/armChoice';
import { chooseRobot } from '../../state/buildUnit';
import { SmartLink } from '../controls/SmartLink';

interface BuildLinkProps {
  readonly build: Build;
  readonly robot: Robot;
  /** Step to open alone; the page of the guide where none is given. */
  readonly step?: number | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a guide, or to a step of it, and chooses the arm that it is built for. */
export function BuildLink({ build: { guide, unit }, robot, step, className, children }: BuildLinkProps) {
  const choose = (): void => {
    chooseRobot(robot);
    if (!guide.once) chooseArm(unit.endsWith('left') ? 'left' : 'right');
  };
  return (
    <SmartLink href={`${guide.route}${step === undefined ? '' : `?step=${step}`}`} {...(className ? { className } : {})} onClick={choose}>
      {children}
    </SmartLink>
  );
}
