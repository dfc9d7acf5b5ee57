import { css } from '@emotion/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { unreadWords } from '../../can/printouts/judgePrintouts';
import type { PrintoutJudgement } from '../../can/printouts/judgePrintouts';
import type { Deviation } from '../../can/printouts/settings';
import type { Side } from '../../can/reading/travel';
import { ChoiceButtons } from '../../theme/controls/ChoiceButtons';
import { LoadFailed, Spinner, useLoaded } from '../../theme/feedback/loading';
import { verdictCard } from '../../theme/feedback/verdictCard';
import { media } from '../../theme/styles/media';
import { CodeName } from '../../theme/text/CodeName';
import { ScrollTable } from '../../theme/text/ScrollTable';
import { CopyReport } from './CopyReport';
import { PoseLinks } from './PoseLinks';
import { loadPrintoutJudge } from './judgePasted';
import type { PrintoutJudge } from './judgePasted';
import type { ReportParts } from './reportText';

const box = css({
  margin: 'var(--space-3) 0',
  fontSize: 'var(--size-s)',
  '& p': { margin: '0 0 var(--space-2)', fontSize: 'var(--size-s)', overflowWrap: 'anywhere' },
  '& p.verdict': { fontSize: 'var(--size-m)', fontWeight: 'var(--weight-medium)' },
  '& .soft, & small': { color: 'var(--text-soft)' },
  '& ul': { margin: 'var(--space-2) 0', paddingLeft: '1.25rem' },
  '& summary': { minHeight: 'max(2rem, var(--press))', cursor: 'pointer' },
  '& code': { overflowWrap: 'anywhere' },
  // The search isn't prose, whose tables have these styles.
  '& .scroll-table': { margin: 'var(--space-3) 0 var(--space-2)', overflowX: 'auto' },
  '& .scroll-table table': { width: '100%', borderCollapse: 'collapse' },
  '& .scroll-table :is(th, td)': {
    padding: 'var(--space-2) var(--space-3)',
    borderBottom: '1px solid var(--line)',
    textAlign: 'start',
    whiteSpace: 'normal',
    verticalAlign: 'top',
  },
  '& .scroll-table tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .scroll-table :is(td:nth-of-type(3), td:nth-of-type(4))': { minWidth: '11rem' },
  '& th small': { whiteSpace: 'nowrap' },
  // On a phone a row is a card, because what to do would be out of view.
  [media.phone]: {
    '& .scroll-table :is(table, tbody, tr, th, td)': { display: 'block', width: 'auto' },
    '& .scroll-table thead': { display: 'none' },
    '& .scroll-table tr': { padding: 'var(--space-2) 0', borderTop: '1px solid var(--line)' },
    '& .scroll-table tr:first-of-type': { borderTop: 0 },
    '& .scroll-table :is(th, td)': { padding: '0.15rem var(--space-3)', border: 0 },
    '& .scroll-table td::before': { content: 'attr(data-label)', display: 'block', color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  },
  '& [role="group"] > button': { minHeight: '2.75rem', marginRight: 'var(--space-2)' },
  '& button': { minHeight: '2.75rem' },
});

/** Words for what a deviation costs. */
const dangerWords: Readonly<Record<Deviation['danger'], string>> = {
  hurts: 'can hurt',
  hours: 'costs hours',
  minutes: 'costs minutes',
  note: 'good to know',
};

/** A text with commands in backticks. */
const withCode = (text: string) => text.split('`').map((part, at) => (at % 2 === 1 ? <CodeName key={at}>{part}</CodeName> : part));

const heads = ['Joint', 'Found', 'Expected', 'What it means', 'What to do'];

function Deviations({ deviations, tool }: Pick<PrintoutJudgement, 'deviations' | 'tool'>) {
  if (deviations.length === 0) return null;
  return (
    <ScrollTable label={`What differs in ${tool}`} heads={heads}>
      <tbody>
        {deviations.map(({ joint, found, expected, meaning, danger, fix }) => (
          <tr key={`${joint} ${found}`}>
            <th scope="row">
              {joint} <small>{dangerWords[danger]}</small>
            </th>
            <td data-label={heads[1]}>{found}</td>
            <td data-label={heads[2]}>{expected}</td>
            <td data-label={heads[3]}>{withCode(meaning)}</td>
            <td data-label={heads[4]}>{withCode(fix)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface PrintoutAnswerProps {
  readonly text: string;
  /** What the site says besides, for the report. */
  readonly report?: ReportParts;
}

const nothing: ReportParts = { said: [], rows: [] };

/** Most unread lines that are shown. */
const mostUnread = 20;

/** Sentences of an answer for the report. */
const sentencesOf = ({ tool, verdict, deviations }: PrintoutJudgement): string[] => [
  `${tool}: ${verdict}`,
  ...deviations.map(({ joint, found, expected, fix }) => `${joint}: ${found} (expected ${expected}). ${fix}`),
];

function Judged({ text, report = nothing, judge: { judge, bus } }: PrintoutAnswerProps & { readonly judge: PrintoutJudge }) {
  const [side, setSide] = useState<Side>();
  const shown = useDeferredValue(text);
  const { judgements, differences, unread } = useMemo(() => judge(shown, side), [judge, shown, side]);
  return (
    <div css={box} data-printouts="">
      {judgements.map(({ tool, verdict, isHealthy, deviations, missing, pose, asksSide }, at) => (
        // The order is that of the text.
        <section key={at} css={verdictCard} data-verdict={isHealthy ? 'good' : 'bad'} aria-label={tool}>
          <p className="soft">
            {judgements.length > 1 && `${at + 1}. `}
            {tool}
          </p>
          <p className="verdict">{verdict}</p>
          {(asksSide || side !== undefined) && (
            <>
              <p>Which arm is it? One of these positions is in reach of only one arm.</p>
              <ChoiceButtons
                title="Which arm is it?"
                options={[
                  { value: 'right', label: 'Right arm' },
                  { value: 'left', label: 'Left arm' },
                ]}
                chosen={side ?? ''}
                onChoose={(value) => setSide(value === 'left' ? 'left' : 'right')}
              />
            </>
          )}
          <Deviations deviations={deviations} tool={tool} />
          {missing.length > 0 && (
            <details>
              <summary>{missing.length === 1 ? '1 register isn’t' : `${missing.length} registers aren’t`} in the text</summary>
              <p>{missing.join('; ')}. A value of exactly −1 is never printed.</p>
            </details>
          )}
          <PoseLinks positions={pose} side={side} bus={bus} />
        </section>
      ))}
      {differences.length > 0 && (
        <>
          <p>What differs between the first two printouts:</p>
          <ul data-differences="">
            {differences.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {unread.length > 0 && (
        <details data-unread="">
          <summary>{unreadWords(unread.length)}</summary>
          <ul>
            {unread.slice(0, mostUnread).map((line, at) => (
              // Lines may be alike.
              <li key={at}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
          {unread.length > mostUnread && <p>The first {mostUnread} are listed.</p>}
        </details>
      )}
      <p className="soft">Read in this page; nothing of it was sent.</p>
      <CopyReport
        pasted={text}
        rows={report.rows}
        said={[
          ...judgements.flatMap(sentencesOf),
          ...differences,
          ...(unread.length > 0 ? [unreadWords(unread.length)] : []),
          ...report.said,
        ]}
      />
    </div>
  );
}

/** What a pasted printout shows: the verdict, what differs joint by joint, lines that weren't read, and a report to copy. */
export function PrintoutAnswer(props: PrintoutAnswerProps) {
  const [loaded, retry] = useLoaded(loadPrintoutJudge);
  if (loaded.is === 'loading') return <Spinner label="Reading the printout" />;
  if (loaded.is === 'failed')
    return <LoadFailed error={new Error('The tables to read this printout with could not be loaded.')} retry={retry} />;
  return <Judged {...props} judge={loaded.value} />;
}
