import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import type { BuildPlan } from '../../model/buildPlan';
import { armLabel, armOf, arms, robotLabel, robots } from '../../site/buildUnits';
import { choices } from '../../site/choices';
import { progressWords } from '../../site/words/progress';
import { button, filledWhereForced } from '../../theme/controls/buttons';
import { ChoiceButtons } from '../../theme/controls/ChoiceButtons';
import { chooseArm, useArm } from '../state/armChoice';
import { media } from '../../theme/styles/media';
import { ColumnTable } from '../../theme/data/DataTable';
import type { TableColumn } from '../../theme/data/DataTable';
import { allBuilds, buildKey, buildsOf, doneOf } from '../plan/builds';
import type { ShownProgress, Ticks } from '../plan/builds';
import { amountLeft } from '../plan/whatIsLeft';
import type { Amount } from '../plan/whatIsLeft';
import { keepPlace, useManyDoneSteps } from '../state/buildProgress';
import { chooseRobot, useRobot } from '../state/buildUnit';
import { GuidesTable } from './GuidesTable';
import { countTicks, keepTicks, ticksInAddress, MoveProgress } from './MoveProgress';
import { NextGuide } from './NextGuide';
import { PickingList } from './PickingList';

/** Styles of the progress over all guides. */
const trackerStyle = css({
  '& h3': { marginTop: 'var(--space-6)' },
  '& .tracker-choice': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-4)' },
  '& :is(.tracker-choice, .tracker-tools) > [role="group"]': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
  '& button, & select': { minHeight: '2.75rem' },
  '& button[aria-pressed="true"]': {
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent)',
    ...filledWhereForced,
  },
  '& .tracker-next': {
    margin: 'var(--space-4) 0',
    padding: 'var(--space-3) var(--space-4)',
    border: '1px solid var(--line)',
    borderLeft: '4px solid var(--accent)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-soft)',
    '& p': { margin: 'var(--space-1) 0' },
    '& .soft': { color: 'var(--text-soft)', fontSize: 'var(--size-s)' },
  },
  '& .tracker-go': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3rem',
    marginTop: 'var(--space-2)',
    padding: '0 var(--space-4)',
    borderRadius: 'var(--radius)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
    [media.forcedColours]: { border: '1px solid' },
    '&:hover': { background: 'var(--accent-strong)', color: 'var(--on-accent)' },
  },
  '& td': { minWidth: 0 },
  '& tbody th': { minWidth: '11rem', [media.phone]: { minWidth: 0 } },
  '& td a[href]': { display: 'inline-block', minWidth: '2.75rem', minHeight: '1.75rem', fontVariantNumeric: 'tabular-nums' },
  '& td[data-finished="true"] a': { color: 'var(--tip)', fontWeight: 'var(--weight-strong)' },
  '& td .soft': { display: 'block', color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  '& .tracker-tools': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', margin: 'var(--space-4) 0' },
  '& .tracker-code': {
    width: 'min(100%, 18rem)',
    // QR readers need a dark code on a light background, with a margin.
    background: '#fff',
    '& path': { fill: '#000' },
    '& svg': { display: 'block', width: '100%', height: 'auto' },
    forcedColorAdjust: 'none',
  },
  '& input[type="file"]': { maxWidth: '100%', minHeight: '2.75rem', fontSize: 'var(--size-s)' },
  '& input::file-selector-button': {
    minHeight: '2.75rem',
    marginRight: 'var(--space-3)',
    padding: '0 1rem',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    color: 'var(--text)',
    font: 'inherit',
    fontWeight: 'var(--weight-medium)',
    cursor: 'pointer',
  },
  [media.touch]: { '& td a[href]': { minHeight: '2.75rem', alignContent: 'center' } },
  [media.print]: { '& .tracker-choice, & .tracker-tools, & .tracker-go, & .tracker-move': { display: 'none' } },
});

const { amounts: words, startOver } = progressWords;

const number = { className: 'number' };

const amountColumns: readonly TableColumn<Amount & { readonly label: string; readonly done: number }>[] = [
  { name: 'built', head: words.built, cell: ({ label }) => label },
  { name: 'done', head: words.done, attributes: number, cell: ({ done }) => done },
  { name: 'steps', head: words.steps, attributes: number, cell: ({ steps }) => steps },
  { name: 'screws', head: words.screws, attributes: number, cell: ({ screws }) => screws },
];

/** Table of the remaining steps and screws: for each arm, for what is built once per robot, and in total. */
function AmountTable({ own, robot, ticks }: ShownProgress) {
  const rows = [
    ...arms.map((arm) => ({ label: armLabel(arm), builds: own.filter(({ unit }) => armOf(unit) === arm) })),
    { label: words.once, builds: own.filter(({ unit }) => armOf(unit) === null) },
    { label: words.all(robotLabel(robot)), builds: own },
  ];
  return (
    <ColumnTable
      label={words.table}
      columns={amountColumns}
      rows={rows.map(({ label, builds }) => ({
        label,
        done: builds.reduce((sum, build) => sum + doneOf(build, ticks), 0),
        ...amountLeft(builds, ticks),
      }))}
    />
  );
}

/** Clears all ticks and stored places of the reader, after a second press. */
function StartOver({ plan, ticks }: ShownProgress) {
  const [isSure, setSure] = useState(false);
  const count = countTicks(ticks);
  const clear = (): void => {
    keepTicks(plan, new Map(), 'replace');
    for (const { guide, unit } of allBuilds(plan)) keepPlace({ guide: guide.guide, unit }, null);
    setSure(false);
  };
  return (
    <section aria-label={startOver.title}>
      <h3>{startOver.title}</h3>
      <p role="status">{count === 0 ? startOver.nothing : startOver.lost(count, robots.length)}</p>
      {count > 0 && (
        <div className="tracker-tools">
          <button type="button" css={button} onClick={isSure ? clear : () => setSure(true)}>
            {isSure ? startOver.sure : startOver.clear}
          </button>
          {isSure && (
            <button type="button" css={button} onClick={() => setSure(false)}>
              {startOver.keep}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Props of the progress page. */
export interface TrackerProps {
  readonly plan: BuildPlan;
}

/** Progress over all guides for the reader's robot: what is done, what comes next, and which steps and parts are left. */
export default function Tracker({ plan }: TrackerProps) {
  const robot = useRobot();
  const arm = useArm();
  const [open, setOpen] = useState<'parts' | 'move' | 'reset' | null>(() => (ticksInAddress() === null ? null : 'move'));
  useEffect(() => {
    // A link with ticks may be opened while the page is already shown.
    const onHash = (): void => {
      if (ticksInAddress() !== null) setOpen('move');
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  const kept = useMemo(() => allBuilds(plan).map(({ guide, unit }) => ({ guide: guide.guide, unit })), [plan]);
  const done = useManyDoneSteps(kept);
  const ticks: Ticks = new Map(kept.map((build, index) => [buildKey(build), done[index] ?? new Set()]));
  const own = buildsOf(plan, robot);
  const shown = { plan, robot, own, ownArm: own.filter(({ unit }) => armOf(unit) === arm), ticks };
  const toggle = (what: NonNullable<typeof open>): void => setOpen(open === what ? null : what);

  return (
    <div css={trackerStyle}>
      <div className="tracker-choice">
        {robots.length > 1 && (
          <ChoiceButtons title={progressWords.robot} options={choices.robot.options} chosen={robot} onChoose={chooseRobot} />
        )}
        {arms.length > 1 && (
          <ChoiceButtons title={progressWords.arm} options={choices['arm-side'].options} chosen={arm} onChoose={chooseArm} />
        )}
      </div>
      <NextGuide {...shown} />
      <AmountTable {...shown} />
      <h3>{progressWords.guides.title}</h3>
      <GuidesTable {...shown} />
      <div className="tracker-tools">
        <button type="button" css={button} aria-expanded={open === 'parts'} onClick={() => toggle('parts')}>
          {progressWords.parts.title}
        </button>
        <button type="button" css={button} aria-expanded={open === 'move'} onClick={() => toggle('move')}>
          {progressWords.move.title}
        </button>
        <button type="button" css={button} aria-expanded={open === 'reset'} onClick={() => toggle('reset')}>
          {startOver.title}
        </button>
      </div>
      {open === 'parts' && <PickingList {...shown} />}
      {open === 'move' && <MoveProgress {...shown} />}
      {open === 'reset' && <StartOver {...shown} />}
    </div>
  );
}
