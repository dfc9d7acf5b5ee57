import type { ReactNode } from 'react';
import { unitInSentence } from '../../site/buildUnits';
import { progressWords } from '../../site/words/progress';
import { SmartLink } from '../../theme/controls/SmartLink';
import { buildKey, doneOf, isFinished, ticksOf } from '../plan/builds';
import type { Build, ShownProgress } from '../plan/builds';
import { nextBuilds } from '../plan/whatIsLeft';
import type { NextBuild } from '../plan/whatIsLeft';
import { nextUndone } from '../state/buildProgress';
import { chooseUnit } from '../state/buildUnit';

interface BuildLinkProps {
  readonly build: Build;
  /** Step to open alone; without it the link leads to the page of the guide. */
  readonly step?: number | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Links to a guide or one of its steps, and chooses the unit it is built for. */
export const BuildLink = ({ build: { guide, unit }, step, className, children }: BuildLinkProps) => (
  <SmartLink
    href={`${guide.route}${step === undefined ? '' : `?step=${step}`}`}
    {...(className ? { className } : {})}
    onClick={() => chooseUnit(unit)}
  >
    {children}
  </SmartLink>
);

const { next: words } = progressWords;

/** Name of a build in a sentence: its guide, with the arm if it is built for both. */
const buildName = ({ guide, unit }: Build): string => (guide.once ? guide.title : `${guide.title}, ${unitInSentence(unit)}`);

/** The next guide for the chosen arm, else for the robot, and the others that could be built now. */
export function NextGuide({ plan, own, ownArm, ticks }: ShownProgress) {
  const open = nextBuilds(plan, own, ticks);
  const free = open.filter(({ waitsFor }) => waitsFor.length === 0);
  const begun = ({ build }: NextBuild): boolean => doneOf(build, ticks) > 0;
  const isOwn = ({ build }: NextBuild): boolean => build.guide.once || ownArm.includes(build);
  // Guides in progress come first, then those of the chosen arm.
  const next = free.find((other) => isOwn(other) && begun(other)) ?? free.find(isOwn) ?? free[0];
  if (!next)
    return (
      <div className="tracker-next" role="status">
        <p>
          <strong>{own.every((build) => isFinished(build, ticks)) ? words.allBuilt : words.none}</strong>
        </p>
      </div>
    );
  const { build } = next;
  const done = ticksOf(build, ticks);
  const step = nextUndone(
    build.guide.steps.map(({ step: number }) => number),
    done,
  );
  const needs = build.guide.needs.length;
  const others = free.filter((other) => other !== next).slice(0, 3);
  return (
    <div className="tracker-next">
      <p>
        <strong>{words.is(buildName(build))}</strong>
      </p>
      <p className="soft">{needs === 0 ? words.free : words.ready}</p>
      <BuildLink className="tracker-go" build={build} step={step ?? undefined}>
        {done.size === 0 ? words.start : words.continueAt(step)}
      </BuildLink>
      {others.length > 0 && (
        <p className="soft">
          {words.others}{' '}
          {others.map((other, index) => (
            <span key={buildKey({ guide: other.build.guide.guide, unit: other.build.unit })}>
              {index > 0 && '; '}
              <BuildLink build={other.build}>{buildName(other.build)}</BuildLink>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
