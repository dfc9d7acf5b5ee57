import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { CanTables } from '../../can/canTables';
import { definitionErrors } from '../../model/definitionErrors';
import { loadPiece } from '../../state/loadPiece';
import { media } from '../../styles/media';
import { LoadFailed } from '../feedback/LoadFailed';

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

const notLoaded = new Error('The bench could not be loaded. The tables below say the same of each frame.');

/** Reads and makes frames of the motors. Its program comes with the page that shows it, and with no other; without JavaScript it is not shown. */
export function CanBench({ name, can }: CanBenchProps) {
  const [Bench, setBench] = useState<ComponentType<{ readonly tables: CanTables }> | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    loadPiece(() => import('./Bench')).then(
      (module) => left || setBench(() => module.Bench),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (!can) throw new Error(definitionErrors.unknownTable(name));
  return (
    <section css={box} data-can-bench="" aria-label="CAN bench">
      {Bench && <Bench tables={can} />}
      {!Bench && !failed && <p role="status">Loading …</p>}
      {!Bench && failed && <LoadFailed error={notLoaded} retry={retry} />}
    </section>
  );
}
