import type { PlottedName, Series } from '../../../can/reading/series';
import { css } from '@emotion/react';
import { useState, useRef } from 'react';
import { plottedNames } from '../../../can/reading/series';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { shortNumber } from './words';
import { button } from '../../../theme/controls/buttons';
import { fieldRow } from './panel';
import { MotorSelect } from './MotorFields';
import { Plot } from './Plot';
import type { PanelProps } from './panel';
import type { SeenMotor } from './MotorFields';
import { useAnswer } from './useRecording';
import type { ReadRecording } from './useRecording';

/** Titles of the plots and of the table's columns. */
export const plottedTitles: Readonly<Record<PlottedName, string>> = {
  q: 'Position, rad',
  dq: 'Velocity, rad/s',
  tau: 'Torque, N·m',
};

interface SeriesTableProps {
  readonly series: Series;
  /** Name of the motor. */
  readonly label: string;
}

const tableBox = css({
  '& summary': { minHeight: 'max(2rem, var(--press))', cursor: 'pointer', fontSize: 'var(--size-s)' },
  '& .scroll-table': { maxHeight: '22rem' },
});

/** Table of the plotted values. Renders its rows only when opened, because they are many. */
export function SeriesTable({ series, label }: SeriesTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details css={tableBox} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The same values as a table</summary>
      {isOpen && (
        <>
          <ScrollTable label={`States of ${label}`} heads={[`Time, ${series.unit}`, ...Object.values(plottedTitles)]}>
            <tbody>
              {series.rows.map((row, index) => (
                // Two states may have the same time.
                <tr key={`${row.time} ${index}`}>
                  <td>{shortNumber(row.time, 6)}</td>
                  {plottedNames.map((name) => (
                    <td key={name}>{shortNumber(row[name], 4)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </ScrollTable>
          {series.count > series.rows.length && (
            <p>One state in {Math.ceil(series.count / series.rows.length)}. Zoom in to see the others.</p>
          )}
        </>
      )}
    </details>
  );
}

interface PlotsProps extends Pick<PanelProps, 'state' | 'onChange'> {
  readonly recording: ReadRecording;
  readonly motors: readonly SeenMotor[];
}

/** Number of intervals in a plot: about one per two pixels, since more costs time without a visible difference. */
const stretches = 350;

const box = css({
  '& .range': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)', margin: 'var(--space-2) 0' },
  '& .range button': { minHeight: '2.75rem' },
  '& .range button:disabled': { opacity: 0.5 },
});

/** Zoom factor per click, and share of the range per move. */
const [zoomFactor, moveShare] = [0.5, 0.25];

const moves = [
  ['Zoom out', 1 / zoomFactor, 0],
  ['Earlier', 1, -moveShare],
  ['Later', 1, moveShare],
] as const;

/** The motor with the most states, which is shown first. */
const mostStates = (motors: readonly SeenMotor[]): SeenMotor | undefined =>
  motors.reduce<SeenMotor | undefined>((best, motor) => (motor.states > (best?.states ?? 0) ? motor : best), undefined);

/** Plots of a motor's position, velocity and torque with zoom, and the same values as a table. */
export function Plots({ recording, motors, state: { plotted, range }, onChange }: PlotsProps) {
  const zoomIn = useRef<HTMLButtonElement>(null);
  // A motor that isn't in this recording falls back to the one with the most states.
  const motor = motors.find(({ key }) => key === plotted) ?? mostStates(motors);
  const [from, to] = range ?? [null, null];
  const wish = motor && { port: motor.port, motorId: motor.motorId, from, to, stretches };
  const series = useAnswer(recording, wish ? ({ ask: 'series', wish } as const) : null, null);
  if (!motor || !motors.some(({ states }) => states > 1)) return null;
  const zoom = (part: readonly [number, number] | null): void => onChange({ range: part });
  const change = (factor: number, move: number): void => {
    if (!series) return;
    const [middle, half] = [(series.from + series.to) / 2, ((series.to - series.from) / 2) * factor];
    const shift = (series.to - series.from) * move;
    zoom([middle - half + shift, middle + half + shift]);
  };
  return (
    <div css={box}>
      <h3>Over time</h3>
      <div css={fieldRow}>
        <MotorSelect motors={motors} chosen={motor.key} onChoose={(key) => onChange({ plotted: key, range: null })} />
      </div>
      {!series && <p>No states of this motor.</p>}
      {series && (
        <>
          <div className="range" role="group" aria-label="Part of the recording">
            <button ref={zoomIn} type="button" css={button} onClick={() => change(zoomFactor, 0)}>
              Zoom in
            </button>
            {moves.map(([label, factor, move]) => (
              <button key={label} type="button" css={button} disabled={range === null} onClick={() => change(factor, move)}>
                {label}
              </button>
            ))}
            <button
              type="button"
              css={button}
              disabled={range === null}
              onClick={() => {
                zoom(null);
                // The button gets disabled and loses the focus, so move it.
                zoomIn.current?.focus();
              }}
            >
              All
            </button>
          </div>
          <p className="soft">
            {series.count.toLocaleString('en')} {series.count === 1 ? 'state' : 'states'}, {shortNumber(series.from)} to{' '}
            {shortNumber(series.to)} {series.unit}. Drag across a plot to zoom into a part.
          </p>
          {plottedNames.map((name) => (
            <Plot
              key={name}
              title={plottedTitles[name]}
              points={series.lines[name]}
              from={series.from}
              to={series.to}
              unit={series.unit}
              onZoom={zoom}
            />
          ))}
          <SeriesTable series={series} label={motor.label} />
        </>
      )}
    </div>
  );
}
