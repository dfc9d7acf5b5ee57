import { loadPoints } from '../engine/loadPoints';
import { formatNumber, withUnit } from '../../../model/formatCell';
import { labelledOptions } from '../../../theme/controls/labelledOptions';
import { SelectField } from '../../../theme/controls/SelectField';
import { choiceRow } from '../../../theme/controls/toolBox';
import { payloads } from './explorerAddress';
import type { Explored } from './explorerAddress';

interface LoadFieldsProps extends Pick<Explored, 'payload' | 'point'> {
  readonly onChange: (change: Partial<Explored>) => void;
}

/** How heavy the payload is, and where it hangs. */
export function LoadFields({ payload, point, onChange }: LoadFieldsProps) {
  const words = withUnit(formatNumber(payload), 'kg');
  return (
    <div css={choiceRow}>
      <label>
        <span>Payload: {words}</span>
        <input
          type="range"
          aria-label="Payload"
          aria-valuetext={`${words} ${loadPoints[point].words}`}
          min={0}
          max={payloads.most}
          step={payloads.step}
          value={payload}
          // Steps of binary fractions leave 0.30000000000000004.
          onChange={({ target }) => onChange({ payload: Number(Number(target.value).toFixed(1)) })}
        />
      </label>
      <SelectField
        label="Load point"
        value={point}
        options={labelledOptions(loadPoints)}
        onChange={(chosen) => onChange({ point: chosen })}
      />
    </div>
  );
}
