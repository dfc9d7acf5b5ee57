import type { KnownBus } from '../../../can/reading/bus';
import type { Lead } from '../../../can/reading/leads';
import { copyReport, poseLinks } from '../../../search/printouts/pasted';
import { LazyContent } from '../../../theme/feedback/loading';
import type { Overview } from '../worker/answer';
import type { BenchState } from './benchAddress';
import { leadHref } from './MotorTable';
import { textOf } from './usePrintout';
import { portWords } from './words';

interface RecordingActionsProps {
  readonly overview: Overview;
  /** What the bench says of the whole recording. */
  readonly words: string;
  readonly source: string | Blob;
  readonly bus: KnownBus;
  readonly state: BenchState;
}

/** Bytes of a large file that are read for a report at each end. */
const endBytes = 64 * 1024;

/** The text of a recording for a report; of a large file, its ends. */
const endsOf = (source: string | Blob): string | (() => Promise<string>) =>
  typeof source === 'string'
    ? source
    : () => textOf(source.size > 2 * endBytes ? new Blob([source.slice(0, endBytes), '\n', source.slice(-endBytes)]) : source);

/** What to do with a recording that was read: look at its last pose, and copy a report. */
export function RecordingActions({ overview, words, source, bus, state }: RecordingActionsProps) {
  const { verdict, summary } = overview;
  const leads = [verdict?.lead, ...(verdict?.others ?? []).map(({ lead }) => lead)].filter((lead): lead is Lead => lead !== undefined);
  const ports = [...new Set(summary.motors.filter(({ last }) => last).map(({ port }) => port))];
  const positionsAt = (port: string): Record<string, number> =>
    Object.fromEntries(summary.motors.flatMap(({ port: own, joint, last }) => (own === port && last ? [[joint, last.q]] : [])));
  return (
    <>
      {ports.map((port) => (
        <LazyContent
          key={port}
          lazy={poseLinks}
          componentProps={{
            positions: positionsAt(port),
            side: bus.sides.get(port),
            bus,
            label: `the last pose${port === '' ? '' : ` of ${portWords(port)}`}`,
          }}
          meanwhile={null}
        />
      ))}
      <LazyContent
        lazy={copyReport}
        componentProps={{
          pasted: endsOf(source),
          said: [words, ...(verdict ? [verdict.words, ...verdict.others.map((one) => one.words)] : [])],
          rows: leads.map(leadHref),
          own: [`Limits: ${state.limits}`, ...(state.type === '' ? [] : [`Motor type: ${state.type}`])],
        }}
        meanwhile={null}
      />
    </>
  );
}
