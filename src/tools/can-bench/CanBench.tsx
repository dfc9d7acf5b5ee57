import * as definitionErrors from '../../model/definitionErrors';
import { css } from '@emotion/react';
import type { CanTables } from './reading/bus';
import { media } from '../../theme/styles/media';
import { LazyContent } from '../../theme/feedback/LazyContent';
import { lazyComponent } from '../../theme/feedback/lazyComponent';
import { NeedsScript } from '../../theme/feedback/ToolOpener';

interface CanBenchProps {
  readonly name: string;
  readonly can?: CanTables;
}

const box = css({
  // Room that the bench takes at least, so that what follows does not move when it comes.
  minHeight: '34rem',
  margin: 'var(--space-4) 0',
  [media.print]: { display: 'none' },
});

const bench = lazyComponent(async () => ({ default: (await import('./interface/Bench')).Bench }));

/** Reads and makes frames of the motors. Its program comes with the page that shows it, and with no other; without JavaScript it is not shown. */
export function CanBench({ name, can }: CanBenchProps) {
  if (!can) throw new Error(definitionErrors.unknownTable(name));
  return (
    <>
      <NeedsScript>The bench needs JavaScript.</NeedsScript>
      <section css={box} data-can-bench="" aria-label="CAN bench">
        <LazyContent
          lazy={bench}
          componentProps={{ tables: can }}
          failed="The bench could not be loaded. The tables below explain each frame, too."
        />
      </section>
    </>
  );
}
