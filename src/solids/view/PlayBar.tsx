import { css } from '@emotion/react';
import { button } from '../../theme/controls/buttons';
import type { Playing } from './usePlaying';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  '& > input': { flex: '1 1 8rem', minWidth: 0, height: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
});

interface PlayBarProps {
  readonly play: Playing;
  /** What moves now, for readers who do not see it. */
  readonly words: string;
}

/** Plays a step, and shows any moment of it. */
export function PlayBar({ play, words }: PlayBarProps) {
  const { time, length, isPlaying } = play;
  return (
    <div css={bar}>
      <button css={button} type="button" onClick={play.toggle}>
        {isPlaying ? 'Pause' : time >= length ? 'Play again' : 'Play'}
      </button>
      <input
        type="range"
        aria-label="Moment of the step"
        aria-valuetext={words}
        min={0}
        max={length}
        step={0.05}
        value={time}
        onChange={({ currentTarget }) => play.show(Number(currentTarget.value))}
      />
    </div>
  );
}
