import { useEffect, useMemo, useState } from 'react';
import { allBuilds, buildKey, buildsOf } from '../plan/builds';
import type { Build, Ticks } from '../plan/builds';
import { choices } from '../../site/choices';
import type { Arm, Robot } from '../../site/choices';
import { armOf, unitOf } from '../../site/buildUnits';
import { chooseArm, useArm } from '../../theme/state/armChoice';
import { useManyDoneSteps } from '../state/buildProgress';
import { chooseRobot, useRobot } from '../state/buildUnit';
import { button } from '../../theme/controls/buttons';
import { ChoiceButtons } from '../../theme/controls/ChoiceButtons';
import { AmountTable } from './AmountTable';
import type { TrackerProps } from './trackerProps';
import { GuidesTable } from './GuidesTable';
import { MoveProgress } from './MoveProgress';
import { NextGuide } from './NextGuide';
import { PickingList } from './PickingList';
import { StartOver } from './StartOver';
import { ticksInAddress } from './ticksInAddress';
import { trackerStyle } from './trackerStyle';

/** All builds, those first that the reader has chosen: old ticks without an arm go to them. */
const chosenFirst = (builds: readonly Build[], robot: Robot, arm: Arm): Build[] => {
  const isChosen = ({ guide, unit }: Build): boolean => unit === unitOf(guide, robot, arm);
  return [...builds.filter(isChosen), ...builds.filter((build) => !isChosen(build))];
};

/** Progress over all guides for the robot that the reader builds: what is done, what comes next, what is left to do and to fetch. */
export default function Tracker({ plan }: TrackerProps) {
  const robot = useRobot();
  const arm = useArm();
  const [open, setOpen] = useState<'parts' | 'move' | 'reset' | null>(() => (ticksInAddress() === null ? null : 'move'));
  useEffect(() => {
    // A link may be opened where the page is shown already.
    const onHash = (): void => {
      if (ticksInAddress() !== null) setOpen('move');
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  const builds = useMemo(() => chosenFirst(allBuilds(plan), robot, arm), [plan, robot, arm]);
  const kept = useMemo(() => builds.map(({ guide, unit }) => ({ guide: guide.guide, unit })), [builds]);
  const done = useManyDoneSteps(kept);
  const ticks: Ticks = new Map(kept.map((build, index) => [buildKey(build), done[index] ?? new Set()]));
  const own = buildsOf(plan, robot);
  const ownArm = own.filter(({ unit }) => armOf(unit) === arm);
  const toggle = (what: NonNullable<typeof open>): void => setOpen(open === what ? null : what);

  return (
    <div css={trackerStyle}>
      <div className="tracker-choice">
        <ChoiceButtons title="Robot" options={choices.robot.options} chosen={robot} onChoose={chooseRobot} />
        <ChoiceButtons title="Arm" options={choices['arm-side'].options} chosen={arm} onChoose={chooseArm} />
      </div>
      <NextGuide plan={plan} own={own} ownArm={ownArm} ticks={ticks} />
      <AmountTable own={own} robot={robot} ticks={ticks} />
      <h3>Guide by guide</h3>
      <GuidesTable plan={plan} own={own} ticks={ticks} />
      <div className="tracker-tools">
        <button type="button" css={button} aria-expanded={open === 'parts'} onClick={() => toggle('parts')}>
          Parts still needed
        </button>
        <button type="button" css={button} aria-expanded={open === 'move'} onClick={() => toggle('move')}>
          Take it to another device
        </button>
        <button type="button" css={button} aria-expanded={open === 'reset'} onClick={() => toggle('reset')}>
          Start over
        </button>
      </div>
      {open === 'parts' && <PickingList plan={plan} own={own} ownArm={ownArm} ticks={ticks} />}
      {open === 'move' && <MoveProgress plan={plan} ticks={ticks} />}
      {open === 'reset' && <StartOver plan={plan} ticks={ticks} />}
    </div>
  );
}
