import { useEffect, useState } from 'react';
import { wantsStill } from '../../theme/state/wantsStill';

/** Where a film of so many seconds is, and what can be done with it. */
export interface Playing {
  readonly time: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** Stops at a time. */
  readonly show: (time: number) => void;
}

/** Plays a film in real time. Who wants less motion sees its end at once; a page that is hidden plays nothing. */
export function usePlaying(length: number): Playing {
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      // A page that was hidden goes on where it was.
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
