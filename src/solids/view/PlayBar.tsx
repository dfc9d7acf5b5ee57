import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { button } from '../../theme/controls/buttons';
import { wantsStill } from '../../theme/styles/media';

/** State and controls of a playback; times in seconds. */
interface Playing {
  readonly time: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** Pauses at a time. */
  readonly show: (time: number) => void;
}

/** Plays in real time. With reduced motion it jumps to the end; a hidden page doesn't play. */
export function usePlaying(length: number): Playing {
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      // After the page was hidden, continue where it was.
      const passed = Math.min((now - (last ?? now)) / 1000, 0.1);
      last = now;
      setTime((before) => Math.min(before + passed, length));
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, length]);
  const isOver = isPlaying && time >= length;
  if (isOver) setPlaying(false);
  const toggle = (): void => {
    if (isPlaying) return setPlaying(false);
    if (wantsStill()) return setTime(time >= length ? 0 : length);
    if (time >= length) setTime(0);
    setPlaying(true);
  };
  const show = (moment: number): void => {
    setPlaying(false);
    setTime(Math.min(Math.max(moment, 0), length));
  };
  return { time, length, isPlaying, toggle, show };
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  '& > input': { flex: '1 1 8rem', minWidth: 0, height: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
});

interface PlayBarProps {
  readonly play: Playing;
  /** What moves now, for screen readers. */
  readonly words: string;
}

/** Play button and slider for the motion of a step. */
export function PlayBar({ play, words }: PlayBarProps) {
  const { time, length, isPlaying } = play;
  return (
    <div css={bar}>
      <button css={button} type="button" onClick={play.toggle}>
        {isPlaying ? 'Pause' : time >= length ? 'Play again' : 'Play'}
      </button>
      <input
        type="range"
        aria-label="Time within the step"
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
