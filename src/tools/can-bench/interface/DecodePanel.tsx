import { css } from '@emotion/react';
import { useDeferredValue } from 'react';
import { longestInAddress, choicesOf } from './benchAddress';
import { assumedLimits } from '../../../can/reading/bus';
import { clockWords, mostRemarks } from '../../../can/reading/recording';
import type { RemarkList } from '../../../can/reading/recording';
import type { Overview } from '../worker/answer';
import type { Danger } from '../../../can/compose/danger';
import type { Lead } from '../../../can/reading/leads';
import { leadHref, MotorTable } from './MotorTable';
import { DangerNotes } from './SendLines';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { foundFailures, printoutAnswer } from '../../../search/printouts/pasted';
import { verdictCard } from '../../../theme/feedback/verdictCard';
import { SymptomHint } from '../../../search/printouts/SymptomHint';
import { LazyContent } from '../../../theme/feedback/loading';
import { button } from '../../../theme/controls/buttons';
import { saveFile } from '../../../theme/controls/saveFile';
import { Columns } from './Columns';
import { FrameList } from './FrameList';
import { FrameSource } from './FrameSource';
import { Plots } from './Plots';
import { seenMotors } from './MotorFields';
import { RecordingActions } from './RecordingActions';
import { usePrintout } from './usePrintout';
import { useRecording } from './useRecording';
import type { PanelProps } from './panel';

const remarks = css({
  margin: '0 0 var(--space-3)',
  fontSize: 'var(--size-s)',
  '& summary': { minHeight: 'max(2rem, var(--press))', cursor: 'pointer' },
  '& ul': { maxHeight: '16rem', margin: 0, paddingLeft: '1.25rem', overflow: 'auto' },
  '& code': { overflowWrap: 'anywhere' },
});

const reasonBox = css({
  '&&': {
    padding: 'var(--space-2) var(--space-3)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg)',
  },
  '& code': { overflowWrap: 'anywhere' },
});

const verdictBox = css(verdictCard, {
  '& p': { margin: 0, fontSize: 'var(--size-m)' },
  '& strong': { fontWeight: 'var(--weight-medium)' },
  '& ul': { margin: 'var(--space-2) 0 0', paddingLeft: '1.25rem', fontSize: 'var(--size-s)' },
  '& p, & li': { overflowWrap: 'anywhere' },
});

const many = (count: number, one: string, more: string): string => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

function overviewWords({ count, formats, isUnread, columns, questions, clock, mistakes, left }: Overview, isPrintout: boolean): string {
  if (isPrintout && count === 0) return 'Read as the printout of a tool, without frames:';
  const [first] = mistakes.first;
  if (isUnread && count === 0 && first) return first.words;
  const unread = mistakes.count > 0 ? ` ${many(mistakes.count, 'line', 'lines')} could not be read.` : '';
  const lost = left > 0 ? ` ${many(left, 'frame was', 'frames were')} left out, because there were too many.` : '';
  if (count === 0 && questions.length > 0) return 'The columns below need an answer before anything is read.';
  if (count === 0)
    return columns.length > 0
      ? `This seems to be ${formats.join(', then ')}, but no row is a frame.${unread}`
      : `No frame was found.${unread}`;
  return `${many(count, 'frame', 'frames')}. Read as ${formats.join(', then ')}.${unread}${lost}${count > 1 ? ` ${clockWords[clock]}` : ''}`;
}

interface RemarksProps {
  readonly title: string;
  readonly remarks: RemarkList;
  /** Opens a short list, unless its first remark is already shown above. */
  readonly isTold?: boolean;
}

function Remarks({ title, remarks: { count, first }, isTold = false }: RemarksProps) {
  if (count === 0) return null;
  return (
    <details css={remarks} open={count <= 3 && !isTold}>
      <summary>
        {title} ({count.toLocaleString('en')})
      </summary>
      <ul>
        {first.map(({ line, text, words, count: lines }) => (
          <li key={words}>
            Line {line}
            {lines > 1 && ` and ${(lines - 1).toLocaleString('en')} more`}: {words} {text !== '' && <code>{text}</code>}
          </li>
        ))}
      </ul>
      {first.length >= mostRemarks && <p>The first {first.length} reasons are listed.</p>}
    </details>
  );
}

/** Explains why there is no frame: the first error, with its line, unless it was said above, and where else to look. */
function NoFrame({ isUnread, columns, questions, mistakes: { first }, text }: Overview & { readonly text: string }) {
  const [reason] = first;
  if (isUnread || questions.length > 0) return null;
  return (
    <>
      <LazyContent lazy={foundFailures} componentProps={{ text }} meanwhile={<SymptomHint />} />
      {reason && (
        <p css={reasonBox}>
          Line {reason.line}: {reason.words} <code>{reason.text}</code>
        </p>
      )}
      {columns.length > 0 && <p>Choose what the columns hold, or export the recording as lines of candump.</p>}
    </>
  );
}

/** What the recording shows: the worst as a sentence, then all else that is wrong. */
function VerdictBox({ verdict }: Pick<Overview, 'verdict'>) {
  if (!verdict) return null;
  const link = (lead: Lead | undefined) => lead && <SmartLink href={leadHref(lead)}>What to do</SmartLink>;
  return (
    <div css={verdictBox} data-verdict={verdict.isGood ? 'good' : 'bad'}>
      <p>
        <strong>{verdict.words}</strong> {link(verdict.lead)}
      </p>
      {verdict.others.length > 0 && (
        <ul>
          {verdict.others.map(({ words, lead }) => (
            <li key={words}>
              {words} {link(lead)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Lines that would move a motor if sent, in the form of command dangers. */
const lineDangers = ({ dangers: { first } }: Overview): readonly Danger[] =>
  [...new Set(first.map(({ words }) => words))].map((words) => ({
    level: 'danger',
    title: `cansend accepts line ${first.find((one) => one.words === words)?.line ?? 1} but sends something else`,
    text: words,
  }));

/** Decodes a recording: each frame, each motor, and plots of its motion. */
export function DecodePanel({ tables, bus, state, onChange, file, onFile }: PanelProps) {
  const choices = choicesOf(state, tables);
  const source = useDeferredValue(file?.content ?? state.frames);
  const { recording, isReading, error, retry } = useRecording(source, tables, choices, state.columns);
  const overview = recording?.overview;
  const { text, isPrintout } = usePrintout(source, overview?.count === 0);
  const motors = overview ? seenMotors(overview.summary) : [];
  const assumed = overview && assumedLimits(tables, choices, [...new Set(overview.summary.motors.map(({ joint }) => joint))]);
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
        // The range of the previous recording doesn't apply to a new text.
        onText={(frames) => onChange({ frames, range: null, columns: '' })}
        onFile={(given) => {
          onFile(given);
          onChange({ range: null, columns: '' });
        }}
      />
      <p role="status">
        {error !== '' && error}
        {error === '' && isReading && 'Reading …'}
        {error === '' &&
          !isReading &&
          (overview ? overviewWords(overview, isPrintout) : 'Nothing that you paste or open leaves your browser.')}
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
          <DangerNotes dangers={lineDangers(overview)} />
          <VerdictBox verdict={overview.verdict} />
          {isPrintout && <LazyContent lazy={printoutAnswer} componentProps={{ text }} label="Reading the printout" />}
          {overview.count === 0 && !isPrintout && <NoFrame {...overview} text={text} />}
          <Columns
            columns={overview.columns}
            questions={overview.questions}
            isOpen={overview.count === 0 || overview.questions.length > 0}
            onChoose={(roles) => onChange({ columns: roles.join('.') })}
          />
          {!overview.isUnread && (overview.count > 0 || (!isPrintout && overview.mistakes.count > 1)) && (
            <Remarks title="Lines that could not be read" remarks={overview.mistakes} isTold={overview.count === 0} />
          )}
          <Remarks title="Notes on lines" remarks={overview.notes} />
          {overview.count > 0 && (
            <>
              <MotorTable summary={overview.summary} statusWords={bus.statusWords} ports={tables.ports} />
              <Plots recording={recording} motors={motors} state={state} onChange={onChange} />
              <FrameList recording={recording} motors={motors} state={state} onChange={onChange} />
              {assumed !== undefined && <p className="soft">{assumed}</p>}
              <RecordingActions overview={overview} words={overviewWords(overview, isPrintout)} source={source} bus={bus} state={state} />
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
