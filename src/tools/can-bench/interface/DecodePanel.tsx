import { css } from '@emotion/react';
import { useDeferredValue } from 'react';
import { longestInAddress, choicesOf } from './benchAddress';
import { clockWords } from '../reading/frameStore';
import type { RemarkList } from '../reading/recording';
import type { Overview } from '../worker/answer';
import { button } from '../../../components/controls/buttons';
import { saveFile } from '../../../components/controls/saveFile';
import { FrameList } from './FrameList';
import { FrameSource } from './FrameSource';
import { MotorTable } from './MotorTable';
import { Plots } from './Plots';
import { seenMotors } from './MotorFields';
import { useRecording } from './useRecording';
import type { PanelProps } from './panel';

const remarks = css({
  margin: '0 0 var(--space-3)',
  fontSize: 'var(--size-s)',
  '& summary': { minHeight: 'max(2rem, var(--press))', cursor: 'pointer' },
  '& ul': { maxHeight: '16rem', margin: 0, paddingLeft: '1.25rem', overflow: 'auto' },
  '& code': { overflowWrap: 'anywhere' },
});

const many = (count: number, one: string, more: string): string => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

function overviewWords({ count, clock, mistakes, left }: Overview): string {
  const unread = mistakes.count > 0 ? ` ${many(mistakes.count, 'line', 'lines')} could not be read.` : '';
  const lost = left > 0 ? ` ${many(left, 'frame was', 'frames were')} left out, because there were too many.` : '';
  return `${many(count, 'frame', 'frames')}.${unread}${lost}${count > 1 ? ` ${clockWords[clock]}` : ''}`;
}

function Remarks({ title, remarks: { count, first } }: { readonly title: string; readonly remarks: RemarkList }) {
  if (count === 0) return null;
  return (
    <details css={remarks} open={count <= 3}>
      <summary>
        {title} ({count.toLocaleString('en')})
      </summary>
      <ul>
        {first.map(({ line, text, words }) => (
          <li key={line}>
            Line {line}: {words} {text !== '' && <code>{text}</code>}
          </li>
        ))}
      </ul>
      {count > first.length && <p>The first {first.length} are listed.</p>}
    </details>
  );
}

/** Reads lines of candump and cansend, and says what they mean: each frame, each motor, and how it moved. */
export function DecodePanel({ tables, bus, state, onChange, file, onFile }: PanelProps) {
  const source = useDeferredValue(file?.content ?? state.frames);
  const { recording, isReading, error, retry } = useRecording(source, tables, choicesOf(state));
  const overview = recording?.overview;
  const motors = overview ? seenMotors(overview.summary) : [];
  const save = (): void =>
    void recording?.reader.ask({ ask: 'csv', filter: {} }).then(
      (blob) => saveFile('can-frames.csv', blob),
      () => undefined,
    );
  return (
    <>
      <FrameSource
        text={state.frames}
        file={file}
        // A part of what was read before is none of what comes.
        onText={(frames) => onChange({ frames, range: null })}
        onFile={(given) => {
          onFile(given);
          onChange({ range: null });
        }}
      />
      <p role="status">
        {error !== '' && error}
        {error === '' && isReading && 'Reading …'}
        {error === '' && !isReading && (overview ? overviewWords(overview) : 'Nothing that you paste or open leaves your browser.')}
      </p>
      {error !== '' && (
        <button type="button" css={button} onClick={retry}>
          Try again
        </button>
      )}
      {overview && error === '' && (
        <>
          {!file && state.frames.length > longestInAddress && (
            <p className="soft">These lines are too long to be kept in the address of this page.</p>
          )}
          <Remarks title="Lines that could not be read" remarks={overview.mistakes} />
          <Remarks title="Notes on lines" remarks={overview.notes} />
          {overview.count > 0 && (
            <>
              <MotorTable summary={overview.summary} statusWords={bus.statusWords} ports={tables.ports} />
              <Plots recording={recording} motors={motors} state={state} onChange={onChange} />
              <FrameList recording={recording} motors={motors} state={state} onChange={onChange} />
              <p>
                <button type="button" css={button} onClick={save}>
                  Save all frames as CSV
                </button>
              </p>
            </>
          )}
        </>
      )}
    </>
  );
}
