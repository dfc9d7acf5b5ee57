import { choices } from '../../site/choices';
import { unitLabel, unitsOf } from '../../site/buildUnits';
import type { BuildUnit, GuideUnits } from '../../site/buildUnits';
import { chooseArm } from '../../state/armChoice';
import { chooseRobot } from '../../state/buildUnit';
import { button } from '../controls/buttons';

/** Chooses what is built, for all guides. */
function chooseUnit(unit: BuildUnit): void {
  const [robot, arm] = unit.startsWith('leader') ? (['leader', unit.slice('leader-'.length)] as const) : (['follower', unit] as const);
  chooseRobot(robot);
  if (arm === 'right' || arm === 'left') chooseArm(arm);
}

interface UnitChoiceProps {
  readonly guide: GuideUnits;
  /** Called when it is chosen. */
  readonly onChosen: (unit: BuildUnit) => void;
}

/** Asks what the reader builds: an arm of one of the robots, or one of the robots. */
export function UnitChoice({ guide, onChosen }: UnitChoiceProps) {
  return (
    <div className="bench-units">
      {choices.robot.options
        .flatMap(({ value }) => unitsOf(guide, value))
        .map((unit) => (
          <button
            key={unit}
            type="button"
            css={button}
            onClick={() => {
              chooseUnit(unit);
              onChosen(unit);
            }}
          >
            {unitLabel(unit)}
          </button>
        ))}
    </div>
  );
}
