import type { ReactNode } from 'react';
import type { Build } from '../plan/builds';
import { chooseUnit } from '../state/buildUnit';
import { SmartLink } from '../../theme/controls/SmartLink';

interface BuildLinkProps {
  readonly build: Build;
  /** Step to open alone; the page of the guide where none is given. */
  readonly step?: number | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a guide, or to a step of it, and chooses what it is built for. */
export const BuildLink = ({ build: { guide, unit }, step, className, children }: BuildLinkProps) => (
  <SmartLink
    href={`${guide.route}${step === undefined ? '' : `?step=${step}`}`}
    {...(className ? { className } : {})}
    onClick={() => chooseUnit(unit)}
  >
    {children}
  </SmartLink>
);
