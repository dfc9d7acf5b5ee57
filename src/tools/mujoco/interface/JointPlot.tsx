import { css } from '@emotion/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '../../../model/format';
import type { SimulationRun } from './simulationRun';

/** One reading of the plotted joint. */
interface JointSample {
  /** Simulated seconds. */
  readonly time: number;
  /** Angle in rad. */
  readonly angle: number;
  /** Torque of the motor in N·m. */
  readonly torque: number;
}

/** Simulated seconds that a plot shows. */
const span = 6;

/** Samples of the last seconds, with a new one; all over again after a reset. */
const withSample = (samples: readonly JointSample[], sample: JointSample): readonly JointSample[] => {
  const last = samples.at(-1);
  if (last && sample.time < last.time) return [sample];
  if (last && sample.time === last.time) return samples;
  return [...samples.filter(({ time }) => time > sample.time - span), sample];
};

const size = { width: 320, height: 96, left: 40 } as const;

/** Three ticks of a range: its ends and its middle. A range that is almost flat gets some room. */
function ticksIn(values: readonly number[], least: number): readonly [number, number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [middle, half] = [(low + high) / 2, Math.max((high - low) / 2, least / 2) * 1.1];
  return [middle - half, middle, middle + half];
}

interface CurveProps {
  readonly label: string;
  readonly unit: string;
  readonly samples: readonly JointSample[];
  readonly valueOf: (sample: JointSample) => number;
  /** A value drawn as a dashed line, such as the goal. */
  readonly line: number;
  /** Least height of the range. */
  readonly least: number;
}

/** A value over the last seconds, with three numbers at its axis. */
function Curve({ label, unit, samples, valueOf, line, least }: CurveProps) {
  const values = samples.map(valueOf);
  const [low, middle, high] = ticksIn([...values, line], least);
  const end = samples.at(-1)?.time ?? 0;
  const x = (time: number): number => size.left + ((time - end + span) / span) * (size.width - size.left - 4);
  const y = (value: number): number => 8 + ((high - value) / (high - low)) * (size.height - 16);
  const points = samples.map((sample, index) => `${x(sample.time).toFixed(1)},${y(values[index] ?? 0).toFixed(1)}`).join(' ');
  return (
    <figure>
      <figcaption>
        {label}, {unit}: <span className="numbers">{formatNumber(values.at(-1) ?? 0, 1)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {[low, middle, high].map((tick) => (
          <g key={tick}>
            <line x1={size.left} x2={size.width - 4} y1={y(tick)} y2={y(tick)} className="grid" />
            <text x={size.left - 4} y={y(tick) + 4} textAnchor="end">
              {formatNumber(tick, 1)}
            </text>
          </g>
        ))}
        <line x1={size.left} x2={size.width - 4} y1={y(line)} y2={y(line)} className="goal" />
        <polyline points={points} className="curve" />
      </svg>
    </figure>
  );
}

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: 'var(--space-2) var(--space-4)',
  '& figure': { margin: 0 },
  '& figcaption': { color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  '& svg': { display: 'block', width: '100%', height: 'auto', fill: 'none' },
  '& text': { fill: 'var(--text-soft)', fontSize: 11, fontVariantNumeric: 'tabular-nums' },
  '& .grid': { stroke: 'var(--line)' },
  '& .goal': { stroke: 'var(--text-soft)', strokeDasharray: '4 3' },
  '& .curve': { stroke: 'var(--accent)', strokeWidth: 1.75 },
});

interface JointPlotProps {
  readonly run: SimulationRun;
  readonly joint: number;
  /** Goal of the joint in degrees. */
  readonly goal: number;
}

/** Angle and torque of one joint of the left arm over the last simulated seconds. */
export function JointPlot({ run, joint, goal }: JointPlotProps) {
  const moment = useSyncExternalStore(run.moment.subscribe, run.moment.get);
  const [samples, setSamples] = useState<readonly JointSample[]>([]);
  useEffect(() => {
    const take = (): void => {
      const { time, left, torques } = run.moment.get();
      setSamples((before) => withSample(before, { time, angle: left.angles[joint] ?? 0, torque: torques[joint] ?? 0 }));
    };
    take();
    return run.moment.subscribe(take);
  }, [run, joint]);
  const now: JointSample = { time: moment.time, angle: moment.left.angles[joint] ?? 0, torque: moment.torques[joint] ?? 0 };
  const shown = samples.length > 0 ? samples : [now];
  return (
    <div css={style} data-plot="">
      <Curve label={`J${joint + 1}`} unit="°" samples={shown} valueOf={({ angle }) => (angle * 180) / Math.PI} line={goal} least={2} />
      <Curve label="Torque" unit="N·m" samples={shown} valueOf={({ torque }) => torque} line={0} least={1} />
    </div>
  );
}
