import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { plottedNames } from '../../can/reading/series';
import type { Series } from '../../can/reading/series';
import { media } from '../../styles/media';
import { button } from '../controls/buttons';
import { ScrollTable } from '../text/ScrollTable';
import { fieldRow } from './benchStyle';
import { MotorSelect } from './MotorSelect';
import { Plot } from './Plot';
import { shortNumber } from './numberWords';
import type { SeenMotor } from './seenMotors';
import type { ReadRecording } from './useRecording';

interface PlotsProps {
  readonly recording: ReadRecording;
  readonly motors: readonly SeenMotor[];
}

const titles = { q: 'Position, rad', dq: 'Velocity, rad/s', tau: 'Torque, N·m' } as const;

/** Stretches of time that a plot shows: about one for two pixels, because drawing more takes the page longer than a reader notices. */
const stretches = 350;

const box = css({
  '& .range': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)', margin: 'var(--space-2) 0' },
  '& .range button': { minHeight: '2.75rem' },
  '& .range button:disabled': { opacity: 0.5 },
  '& summary': { minHeight: '2rem', cursor: 'pointer', fontSize: 'var(--size-s)', [media.touch]: { minHeight: '2.75rem' } },
  '& .scroll-table': { maxHeight: '22rem' },
});

type Range = readonly [number, number] | null;

/** Share of the range by which a press moves or widens it. */
const [zoomFactor, moveShare] = [0.5, 0.25];

/** The motor that sent the most states: what a reader wants to see first. */
const mostStates = (motors: readonly SeenMotor[]): SeenMotor | undefined =>
  motors.reduce<SeenMotor | undefined>((best, motor) => (motor.states > (best?.states ?? 0) ? motor : best), undefined);

/** Position, velocity and torque of a motor over time, with zoom, and the same values as a table. */
export function Plots({ recording: { reader, overview }, motors }: PlotsProps) {
  const [picked, setPicked] = useState('');
  const [range, setRange] = useState<Range>(null);
  const [series, setSeries] = useState<Series | null>(null);
  // A motor that another recording does not have gives way to the one with the most states.
  const motor = motors.find(({ key }) => key === picked) ?? mostStates(motors);
  const [port, motorId] = [motor?.port, motor?.motorId];
  useEffect(() => {
    if (port === undefined || motorId === undefined) return undefined;
    let left = false;
    reader.ask({ ask: 'series', wish: { port, motorId, from: range?.[0] ?? null, to: range?.[1] ?? null, stretches } }).then(
      (answer) => left || setSeries(answer),
      // The recording was read anew: what it says then comes by itself.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [reader, overview, port, motorId, range]);
  if (!motor || !motors.some(({ states }) => states > 1)) return null;
  const change = (factor: number, move: number): void => {
    if (!series) return;
    const [middle, half] = [(series.from + series.to) / 2, ((series.to - series.from) / 2) * factor];
    const shift = (series.to - series.from) * move;
    setRange([middle - half + shift, middle + half + shift]);
  };
  return (
    <div css={box}>
      <h3>Over time</h3>
      <div css={fieldRow}>
        <MotorSelect
          motors={motors}
          chosen={motor.key}
          onChoose={(key) => {
            setPicked(key);
            setRange(null);
          }}
        />
      </div>
      {!series && <p>No states of this motor.</p>}
      {series && (
        <>
          <div className="range" role="group" aria-label="Part of the recording">
            <button type="button" css={button} onClick={() => change(zoomFactor, 0)}>
              Zoom in
            </button>
            <button type="button" css={button} disabled={range === null} onClick={() => change(1 / zoomFactor, 0)}>
              Zoom out
            </button>
            <button type="button" css={button} disabled={range === null} onClick={() => change(1, -moveShare)}>
              Earlier
            </button>
            <button type="button" css={button} disabled={range === null} onClick={() => change(1, moveShare)}>
              Later
            </button>
            <button type="button" css={button} disabled={range === null} onClick={() => setRange(null)}>
              All
            </button>
          </div>
          <p className="soft">
            {series.count.toLocaleString('en')} states, {shortNumber(series.from)} to {shortNumber(series.to)} {series.unit}. Draw over a
            plot to zoom into a part.
          </p>
          {plottedNames.map((name) => (
            <Plot
              key={name}
              title={titles[name]}
              points={series.lines[name]}
              from={series.from}
              to={series.to}
              unit={series.unit}
              onZoom={setRange}
            />
          ))}
          <details>
            <summary>The same values as a table</summary>
            <ScrollTable label={`States of ${motor.label}`}>
              <thead>
                <tr>
                  <th scope="col">Time, {series.unit}</th>
                  {plottedNames.map((name) => (
                    <th key={name} scope="col">
                      {titles[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {series.rows.map((row) => (
                  <tr key={row.time}>
                    <td>{shortNumber(row.time, 6)}</td>
                    {plottedNames.map((name) => (
                      <td key={name}>{shortNumber(row[name], 4)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
            {series.count > series.rows.length && (
              <p>Every {Math.ceil(series.count / series.rows.length)}th state. Zoom in to see the others.</p>
            )}
          </details>
        </>
      )}
    </div>
  );
}
