import { css } from '@emotion/react';
import { button } from '../../theme/controls/buttons';
import { useShortly } from '../../theme/controls/useShortly';
import { media } from '../../theme/styles/media';
import { keepDone, keepPlace, placeOf } from '../state/buildProgress';
import type { ShownBuild } from '../state/buildProgress';
import { stepWords } from '../../site/words/steps';

/** How long clearing ticks can be undone, in ms. */
const regretTime = 10_000;

/** Ticks that were just cleared, with the place in the guide. */
interface Cleared {
  readonly unit: string;
  readonly ticks: ReadonlySet<number>;
  readonly place: number;
}

const box = css({ margin: 'var(--space-4) 0', [media.print]: { display: 'none' } });

/** Button that clears the ticks of a build, below its steps, and then brings them back for a while. The focus stays on it. */
export function ClearTicks({ build }: { readonly build: ShownBuild }) {
  const [cleared, setCleared] = useShortly<Cleared | null>(null, regretTime);
  const isCleared = cleared?.unit === build.unit;
  const clear = (): void => {
    setCleared({ unit: build.unit, ticks: new Set(build.done), place: placeOf(build) });
    keepDone(build, new Set());
    keepPlace(build, null);
  };
  const bringBack = (): void => {
    if (!cleared) return;
    keepDone(build, new Set([...cleared.ticks, ...build.done]));
    keepPlace(build, cleared.place);
    setCleared(null);
  };
  if (!isCleared && build.done.size === 0) return null;
  return (
    <div css={box}>
      <button css={button} type="button" onClick={isCleared ? bringBack : clear}>
        {isCleared ? stepWords.bringBack(cleared.ticks.size) : stepWords.clear}
      </button>
    </div>
  );
}
