import { css } from '@emotion/react';
import type { CanTables } from '../../can/reading/bus';
import { media } from '../../theme/styles/media';
import { LazyContent, lazyComponent } from '../../theme/feedback/loading';
import { NeedsScript } from '../../theme/feedback/ToolOpener';
import { BenchFrame } from './interface/BenchFrame';

const box = css({
  // Reserves the minimum height of the bench, so that the layout doesn't shift when it loads.
  minHeight: '34rem',
  margin: 'var(--space-4) 0',
  [media.print]: { display: 'none' },
});

const bench = lazyComponent(async () => ({ default: (await import('./interface/Bench')).Bench }));

/** Tool that decodes and composes frames of the motors. Only the page that shows it loads the code; hidden without JavaScript. */
export function CanBench({ can }: { readonly can: CanTables }) {
  return (
    <>
      <NeedsScript>The bench needs JavaScript.</NeedsScript>
      <section css={box} data-can-bench="" aria-label="CAN bench">
        <LazyContent
          lazy={bench}
          componentProps={{ tables: can }}
          frame={<BenchFrame />}
          failed="The bench could not be loaded. The tables below explain each frame, too."
        />
      </section>
    </>
  );
}
