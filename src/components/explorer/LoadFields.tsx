import { loadPoints } from '../../explorer/loadPoints';
import type { LoadPoint } from '../../explorer/loadPoints';
import { formatNumber, withUnit } from '../../model/formatCell';
import { choiceRow } from '../controls/toolBox';
import { payloads } from './explorerAddress';
import type { Explored } from './explorerAddress';

interface LoadFieldsProps extends Pick<Explored, 'payload' | 'point'> {
  readonly onChange: (change: Partial<Explored>) => void;
}

/** How heavy the payload is, and where it hangs. */
export function LoadFields({ payload, point, onChange }: LoadFieldsProps) {
  const words = withUnit(formatNumber(payload, 1), 'kg');
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
      <label>
        Load point
        {/* The values are those of the options. */}
        <select value={point} onChange={({ target }) => onChange({ point: target.value as LoadPoint })}>
          {Object.entries(loadPoints).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
