import { button } from '../../../theme/controls/buttons';
import { buttonRow } from '../../../theme/controls/toolBox';
import { pushes, pushForce, pushNames } from './pushes';
import type { Push } from './pushes';

interface PushButtonsProps {
  readonly push: Push | '';
  readonly onChange: (push: Push | '') => void;
}

/** Buttons that push the hand until they are pressed again. */
export function PushButtons({ push, onChange }: PushButtonsProps) {
  return (
    <fieldset>
      <legend>Push the hand with {pushForce}&nbsp;N, or drag it in the drawing</legend>
      <div css={buttonRow}>
        {pushNames.map((name) => (
          <button key={name} type="button" css={button} aria-pressed={name === push} onClick={() => onChange(name === push ? '' : name)}>
            {pushes[name].label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
