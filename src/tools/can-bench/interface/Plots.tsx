import { css } from '@emotion/react';
import { useState, useRef } from 'react';
import type { PointerEvent } from 'react';
import type { Point, PlottedName, Series } from '../../../can/reading/series';
import { media } from '../../../theme/styles/media';
import { shortNumber } from './words';
import { useWidth } from './useWidth';
import { plottedNames } from '../../../can/reading/series';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { button } from '../../../theme/controls/buttons';
import { fieldRow } from './panel';
import { MotorSelect } from './MotorFields';
import type { PanelProps } from './panel';
import type { SeenMotor } from './MotorFields';
import { useAnswer } from './useRecording';
import type { ReadRecording } from './useRecording';

interface PlotProps {
  readonly title: string;
  readonly points: readonly Point[];
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  readonly onZoom: (range: readonly [number, number]) => void;
}

/** Size of the plot in px, its width before measuring, and margins for labels. */
const firstWidth = 640;
const size = { height: 170, left: 64, bottom: 24, top: 8, right: 12 } as const;

/** Minimum width in px of a dragged range; less is a click. */
const leastPart = 6;

/** Three numbers along an axis, with the anchors of their labels along the other one. */
const scaleOf = (low: number, high: number) =>
  [
    { value: low, anchor: 'start' },
    { value: (low + high) / 2, anchor: 'middle' },
    { value: high, anchor: 'end' },
  ] as const;

const figure = css({
  margin: '0 0 var(--space-3)',
  '& figcaption': { fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '& svg': { display: 'block', width: '100%', height: 'auto', touchAction: 'pan-y', cursor: 'crosshair' },
  '& text': { fill: 'var(--text-soft)', fontSize: '12px', fontFamily: 'inherit' },
  '& .grid': { stroke: 'var(--line)', strokeWidth: 1 },
  '& .line': { fill: 'none', stroke: 'var(--accent)', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  '& .dot': { fill: 'var(--accent)' },
  '& .part': { fill: 'var(--accent)', opacity: 0.2 },
  // The page's colours could be invisible on a forced background.
  [media.forcedColours]: {
    '& text, & .dot': { fill: 'CanvasText' },
    '& .grid': { stroke: 'CanvasText', strokeWidth: 0.25 },
    '& .line': { stroke: 'CanvasText' },
    '& .part': { fill: 'Highlight' },
  },
});

/** Minimum and maximum, widened if they are equal. */
function extent(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [-1, 1];
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return greatest - least > 1e-9 ? [least, greatest] : [least - 0.5, greatest + 0.5];
}

/** Maximum number of points drawn as dots. */
const mostDots = 60;

/** Plot of one quantity over time. Dragging zooms in; buttons beside it do the same for keyboard users. */
export function Plot({ title, points, from, to, unit, onZoom }: PlotProps) {
  const [part, setPart] = useState<readonly [number, number] | null>(null);
  const { element, width } = useWidth<HTMLElement>(firstWidth);
  const [low, high] = extent(points.map(([, value]) => value));
  const span = to - from || 1;
  const x = (time: number): number => size.left + ((time - from) / span) * (width - size.left - size.right);
  const y = (value: number): number => size.top + ((high - value) / (high - low)) * (size.height - size.top - size.bottom);
  const at = (event: PointerEvent<SVGSVGElement>): number => {
    const { left } = event.currentTarget.getBoundingClientRect();
    return Math.min(Math.max(event.clientX - left, size.left), width - size.right);
  };
  const timeAt = (place: number): number => from + ((place - size.left) / (width - size.left - size.right)) * span;
  const finish = (): void => {
    if (part && Math.abs(part[1] - part[0]) >= leastPart) {
      const [a, b] = [timeAt(part[0]), timeAt(part[1])];
      onZoom([Math.min(a, b), Math.max(a, b)]);
    }
    setPart(null);
  };
  const path = points.map(([time, value], index) => `${index === 0 ? 'M' : 'L'}${x(time).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const [begin, end] = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0];
  return (
    <figure ref={element} css={figure}>
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${size.height}`}
        role="img"
        aria-label={`${title}: from ${shortNumber(begin)} to ${shortNumber(end)}, lowest ${shortNumber(low)}, highest ${shortNumber(high)}. The table below has the values.`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setPart([at(event), at(event)]);
        }}
        onPointerMove={(event) => part && setPart([part[0], at(event)])}
        onPointerUp={finish}
        onPointerCancel={() => setPart(null)}
      >
        {scaleOf(low, high).map(({ value }) => (
          <g key={value}>
            <line className="grid" x1={size.left} x2={width - size.right} y1={y(value)} y2={y(value)} />
            <text x={size.left - 6} y={y(value) + 4} textAnchor="end">
              {shortNumber(value, 3)}
            </text>
          </g>
        ))}
        {scaleOf(from, from + span).map(({ value: time, anchor }) => (
          <g key={time}>
            <line className="grid" x1={x(time)} x2={x(time)} y1={size.top} y2={size.height - size.bottom} />
            <text x={x(time)} y={size.height - 6} textAnchor={anchor}>
              {shortNumber(time, span < 0.01 ? 5 : span < 1 ? 3 : 2)} {unit}
            </text>
          </g>
        ))}
        <path className="line" d={path} />
        {points.length <= mostDots &&
          points.map(([time, value]) => <circle key={`${time} ${value}`} className="dot" cx={x(time)} cy={y(value)} r={2.5} />)}
        {part && (
          <rect
            className="part"
            x={Math.min(...part)}
            y={size.top}
            width={Math.abs(part[1] - part[0])}
            height={size.height - size.top - size.bottom}
          />
        )}
      </svg>
    </figure>
  );
}

/** Titles of the plots and of the table's columns. */
const plottedTitles: Readonly<Record<PlottedName, string>> = {
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
function SeriesTable({ series, label }: SeriesTableProps) {
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
