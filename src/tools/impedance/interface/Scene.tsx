import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { formatNumber } from '../../../model/format';
import { ticksOf } from '../../../theme/controls/ticks';
import { useWidth } from '../../../theme/controls/useWidth';
import { media } from '../../../theme/styles/media';
import type { Chain, Sample } from '../engine/messages';
import type { Setup } from '../engine/readSetup';
import { keptSeconds } from './armMotion';
import type { ArmMotion } from './armMotion';
import { ArmView } from './ArmView';
import type { Choices } from './gainsAddress';
import { forceOf } from './gainsAddress';
import type { Along } from './views';

interface ResponsePlotProps {
  /** Name of the joint. */
  readonly name: string;
  readonly joint: number;
  readonly samples: readonly Sample[];
  /** Target and resting angle in rad. */
  readonly goal: number;
  readonly rest: number;
}

/** Size of the plot in px, its width before measuring, and margins for labels. */
const firstWidth = 360;
const size = { height: 260, left: 48, bottom: 26, top: 10, right: 10 } as const;

/** Minimum span in degrees, so that small motions don't look large. */
const leastSpan = 4;

const figure = css({
  margin: 0,
  '& figcaption': { fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '& svg': { display: 'block', width: '100%', height: 'auto' },
  '& text': { fill: 'var(--text-soft)', fontSize: '13px', fontFamily: 'inherit' },
  '& path': { fill: 'none', stroke: 'var(--line)', strokeWidth: 1 },
  '& path.goal': { stroke: 'var(--accent)', strokeWidth: 1.5, strokeDasharray: '6 4' },
  '& path.rest': { stroke: 'var(--text-faint)', strokeWidth: 1.5, strokeDasharray: '2 4' },
  '& path.angle': { stroke: 'var(--accent)', strokeWidth: 2 },
  [media.forcedColours]: {
    '& text': { fill: 'CanvasText' },
    '& path': { stroke: 'CanvasText', strokeWidth: 0.25 },
    '& path.goal, & path.rest, & path.angle': { stroke: 'CanvasText' },
  },
});

const degrees = (rad: number): number => (rad * 180) / Math.PI;

/** Range of angles for the axis, rounded outward so that the scale seldom changes. */
function shownRange(values: readonly number[]): readonly [number, number] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(0, leastSpan - (greatest - least)) / 2;
  const step = (ticksOf(0, greatest - least + 2 * room, 4)[1] ?? 1) || 1;
  return [Math.floor((least - room) / step) * step, Math.ceil((greatest + room) / step) * step];
}

/** Live plot of a joint's angle over the last seconds, with its target (dashed) and resting angle (dotted). */
function ResponsePlot({ name, joint, samples, goal, rest }: ResponsePlotProps) {
  const { element, width } = useWidth<HTMLElement>(firstWidth);
  const end = Math.max(keptSeconds, samples.at(-1)?.time ?? 0);
  const begin = end - keptSeconds;
  const angles = samples.map(({ angles: all }) => degrees(all[joint] ?? 0));
  const [low, high] = shownRange([degrees(goal), degrees(rest), ...angles]);
  const x = (time: number): number => size.left + ((time - begin) / keptSeconds) * (width - size.left - size.right);
  const y = (angle: number): number => size.top + ((high - angle) / (high - low)) * (size.height - size.top - size.bottom);
  const across = (angle: number): string => `M${size.left} ${y(angle).toFixed(1)}H${width - size.right}`;
  const path = samples.map(({ time }, at) => `${at === 0 ? 'M' : 'L'}${x(time).toFixed(1)} ${y(angles[at] ?? 0).toFixed(1)}`).join('');
  return (
    <figure ref={element} css={figure}>
      <figcaption>Angle of {name} over time</figcaption>
      <svg
        viewBox={`0 0 ${width} ${size.height}`}
        role="img"
        aria-label={`Angle of ${name}: goal ${formatNumber(degrees(goal), 1)}°, dashed; at rest ${formatNumber(degrees(rest), 1)}°, dotted. A table below has the values.`}
      >
        {ticksOf(low, high, 5).map((angle) => (
          <g key={angle}>
            <path d={across(angle)} />
            <text x={size.left - 6} y={y(angle) + 4} textAnchor="end">
              {formatNumber(angle)}°
            </text>
          </g>
        ))}
        {ticksOf(begin, end, keptSeconds).map((time) => (
          <text key={time} x={x(time)} y={size.height - 6} textAnchor="middle">
            {formatNumber(time)} s
          </text>
        ))}
        <path className="rest" d={across(degrees(rest))} />
        <path className="goal" d={across(degrees(goal))} />
        <path className="angle" d={path} />
      </svg>
    </figure>
  );
}

/** The drawing of the arm beside the plot, or above it. */
const sceneRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'var(--space-4)',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface SceneProps {
  readonly motion: ArmMotion;
  readonly setup: Setup;
  readonly zero: Chain;
  /** Target in rad. */
  readonly goal: readonly number[];
  readonly choices: Choices;
  /** Whether to show the arm at rest. */
  readonly atRest: boolean;
  readonly onPull: (force: Along) => void;
}

/** The arm and the plot of one joint: everything that rerenders with each frame. */
export function Scene({ motion, setup, zero, goal, choices, atRest, onPull }: SceneProps) {
  const shown = useSyncExternalStore(motion.shown.subscribe, motion.shown.get, () => null);
  if (!shown) return null;
  const { resting, moment, samples } = shown;
  const { joint } = choices;
  return (
    <>
      <div css={sceneRow}>
        <ArmView
          view={choices.view}
          chain={atRest ? resting.chain : moment.chain}
          goal={resting.goal}
          zero={zero}
          joint={joint}
          name={setup.joints[joint]?.name ?? ''}
          push={forceOf(choices.push)}
          onPull={onPull}
        />
        <ResponsePlot
          name={setup.joints[joint]?.name ?? ''}
          joint={joint}
          samples={atRest ? [] : samples}
          goal={goal[joint] ?? 0}
          rest={resting.angles[joint] ?? 0}
        />
      </div>
      <p className="soft">Thick: the arm. Dashed: its goal. Thin: all joints at zero. Dotted in the plot: the angle at rest.</p>
    </>
  );
}
