import { robots } from '../../site/choices';
import { unitLabel, unitsOf } from '../../site/buildUnits';
import type { BuildUnit, GuideUnits } from '../../site/buildUnits';
import { chooseUnit } from '../state/buildUnit';
import { button } from '../../theme/controls/buttons';

interface UnitChoiceProps {
  readonly guide: GuideUnits;
  /** Called when it is chosen. */
  readonly onChosen: (unit: BuildUnit) => void;
}

/** Asks what the reader builds: an arm of one of the robots, or one of the robots. */
export function UnitChoice({ guide, onChosen }: UnitChoiceProps) {
  return (
    <div className="bench-units">
      {robots
        .flatMap((robot) => unitsOf(guide, robot))
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
