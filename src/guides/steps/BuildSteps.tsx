import { css } from '@emotion/react';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Robot } from '../../model/siteTypes';
import { useHydrated } from '../../theme/state/hydrated';
import { placeToGoOn, tickStep, useDoneSteps } from '../state/buildProgress';
import type { ShownBuild } from '../state/buildProgress';
import { useBuildUnit } from '../state/buildUnit';
import { guideList, StepContext, usePageStep } from '../state/pageSteps';
import { media } from '../../theme/styles/media';
import { printedReadable } from '../../theme/text/Picture';
import { onlyChosenArm } from './ArmSwitch';
import { BuildProgress } from './BuildProgress';
import { ClearTicks } from './ClearTicks';
import { stepCircle, stepLine } from './Steps';
import { stepWords } from '../../site/words/steps';

/** A photo or another figure of a step, but no code. */
const photo = 'figure:not([data-language])';

/** Steps with a drawing, or with a photo in its place. Bench mode has its own layout. */
const illustrated = `& > li:not([data-open-step]):has(> div > figure, > ${photo})`;

/** The drawing of such a step, or else its first photo. */
const stage = '& > div:has(> figure), &:not(:has(> div > figure)) > figure:not([data-language], figure ~ figure)';

/** On a wide screen: the drawing on the left, in view while its step is read; words, parts and tick on the right. */
const workbench = {
  '& > li, & > li:last-of-type': { maxWidth: 'none', padding: 'var(--space-5) 0 var(--space-6)' },
  '& > li:not(:last-of-type)::after': { display: 'none' },
  '& > li ~ li:not([data-open-step])': { borderTop: '1px solid var(--line)' },
  '& > li > .step-title': { position: 'relative', paddingLeft: '2.75rem' },
  [illustrated]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    // The words take the first rows; what the drawing is higher than they are goes into the last one.
    gridTemplateRows: 'repeat(40, auto) 1fr',
    columnGap: 'var(--space-5)',
    '& > *': { gridColumn: 2, minWidth: 0, margin: '0 0 var(--space-3)' },
    '& > .step-next': { left: 0, top: '4rem' },
    [stage]: {
      gridColumn: 1,
      gridRow: '1 / -1',
      alignSelf: 'start',
      position: 'sticky',
      top: 'calc(var(--bars, var(--header)) + var(--space-4))',
      width: '100%',
      margin: 0,
      padding: 'var(--space-3)',
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius)',
    },
    // Not higher than the window, where browsers can read the attributes.
    '& > div:has(> figure) img': {
      maxWidth: ['100%', 'min(100%, (100dvh - 13rem) * attr(width type(<number>)) / attr(height type(<number>)))'],
    },
  },
} as const;

const list = css({
  margin: 'var(--space-5) 0',
  '&&': { padding: 0, listStyle: 'none' },
  '& > li': { position: 'relative', margin: 0, padding: '0 0 var(--space-6) 3.25rem' },
  '& > li:last-of-type': { paddingBottom: 0 },
  ...stepLine,
  // Looks like a line of text, though it is a heading.
  '& > li > .step-title > h3': { display: 'inline', margin: 0, font: 'inherit' },
  '& .step-number': stepCircle,
  '& > li[data-done="true"] .step-number': { background: 'var(--accent)', color: 'var(--on-accent)' },
  // Marks the step to continue at beside it, so that the layout doesn't shift when the mark appears.
  '& .step-next': {
    position: 'absolute',
    zIndex: 1,
    left: 0,
    top: '2.3rem',
    width: '2rem',
    background: 'var(--bg)',
    color: 'var(--accent)',
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
    fontWeight: 'var(--weight-strong)',
    textAlign: 'center',
  },
  '& > li[data-next="true"] .step-number': { outline: '3px solid var(--accent-soft)' },
  '& .step-parts': { margin: 'var(--space-2) 0 var(--space-3)', fontSize: 'var(--size-s)' },
  // Same numbers as the balloons of the drawings.
  '& .item-number': {
    display: 'inline-block',
    minWidth: '1.35em',
    padding: '0 0.3em',
    borderRadius: '0.7em',
    background: 'var(--text)',
    color: 'var(--bg)',
    fontSize: '0.85em',
    fontWeight: 'var(--weight-strong)',
    lineHeight: '1.35em',
    textAlign: 'center',
    // Browsers don't print backgrounds by default, and white numbers would vanish.
    [media.withoutColours]: { border: '1px solid', background: 'none', color: 'inherit' },
  },
  '& .step-tick': { display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '2.75rem', cursor: 'pointer' },
  '& .step-tick input': {
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: 'var(--accent)',
  },
  // Ticks can't be stored before the page has hydrated.
  '& .step-tick:has(:disabled)': { visibility: 'hidden' },
  [media.workbench]: workbench,
  [media.phone]: {
    '& > li': { paddingLeft: '2.5rem' },
    '& .step-number': { width: '1.75rem', height: '1.75rem', lineHeight: 'calc(1.75rem - 3px)' },
    '& .step-next': { left: '-0.2rem', top: '2.05rem', width: '2.15rem' },
    // Drawings and warnings use the full width of a phone and would cross the line beside the steps.
    '& > li:not(:last-of-type)::after': { display: 'none' },
    '& > li > :is(div, aside, figure)': { marginLeft: '-2.5rem' },
  },
  [media.print]: {
    '& > li::after, & .step-tick, & .step-next': { display: 'none' },
    margin: 'var(--space-3) 0',
    '& > li': { display: 'flow-root', padding: '0 0 var(--space-3) 4.25rem', breakInside: 'avoid', lineHeight: 1.4 },
    '& > li > :is(p, ul, ol, div, figure)': { margin: 'var(--space-1) 0' },
    '& > li > aside': { margin: 'var(--space-2) 0', paddingBlock: 'var(--space-1)' },
    // No wider than its drawing, whatever is written below it.
    '& > li > div:has(> figure:only-of-type)': { float: 'right', width: 'min-content', margin: '0 0 var(--space-2) var(--space-4)' },
    // Three steps of usual length fit on a sheet of A4 or Letter.
    '& > li > div > figure:only-of-type img': { ...printedReadable('9cm', 'min(7.6cm, 28vh)'), maxWidth: 'none' },
    // A drawing begins beside the title. With more figures below it, the words flow around it instead.
    '& > li:has(> div > figure:only-of-type):not(:has(> figure))': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) min-content',
      // As on a wide screen.
      gridTemplateRows: 'repeat(40, auto) 1fr',
      columnGap: 'var(--space-4)',
      '& > *': { gridColumn: 1, minWidth: 0 },
      '& > div:has(> figure)': { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'start', float: 'none', margin: 0 },
    },
    // Figures that follow each other are side by side.
    [`& > li > ${photo}:is(:has(+ ${photo}), ${photo} + ${photo})`]: { display: 'inline-block', width: '48%', verticalAlign: 'top' },
    // A frame ends at the drawing instead of crossing it.
    '& > li > div:has(> details)': { display: 'flow-root' },
    // A step longer than a page still breaks, but not after its title.
    '& :is(.step-title, .step-parts)': { breakAfter: 'avoid' },
    '& > li[data-done] .step-number': { left: '1.75rem', borderColor: 'currentcolor', background: 'none', color: 'inherit', outline: 0 },
    // A checkbox for a pencil, empty whatever is ticked on the screen.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '0.4rem',
      width: '1.1rem',
      height: '1.1rem',
      border: '1.5px solid var(--text)',
    },
  },
});

/** The build of the surrounding steps. */
const ShownBuildContext = createContext<ShownBuild>({ guide: '', unit: 'right', steps: [], done: new Set() });

interface BuildStepsProps {
  readonly guide: string;
  /** Numbers of the steps that have a row, such as `1,2,3`. */
  readonly steps: string;
  /** The guide is built once per robot, not once per arm. */
  readonly once?: 'yes';
  /** The only robot that the guide is for. */
  readonly robot?: Robot;
  /** Set on the first block of a page, which shows the progress: a guide can have steps under several headings. */
  readonly lead?: 'yes';
  readonly children?: ReactNode;
}

export function BuildSteps({ guide, steps, once, robot, lead, children }: BuildStepsProps) {
  const units = { once: once === 'yes', robot };
  const unit = useBuildUnit(units);
  const done = useDoneSteps({ guide, unit });
  const build = useMemo(() => ({ guide, unit, steps: steps.split(',').filter(Boolean).map(Number), done }), [guide, unit, steps, done]);
  return (
    <ShownBuildContext value={build}>
      {lead && <BuildProgress guide={units} build={build} />}
      <ol css={[list, onlyChosenArm]} data-steps="guide">
        {children}
      </ol>
      {lead && <ClearTicks build={build} />}
    </ShownBuildContext>
  );
}

interface BuildStepProps {
  readonly step: string;
  readonly title: string;
  readonly id: string;
  readonly children?: ReactNode;
}

/** One step of a build guide with an anchor link and, if it has a row, a checkbox. The build inserts its parts and drawings. */
export function BuildStep({ step, title, id, children }: BuildStepProps) {
  const build = use(ShownBuildContext);
  const number = Number(step);
  const hydrated = useHydrated();
  const shown = usePageStep(step, guideList);
  const { setElement, setHeading } = shown;
  const done = build.done.has(number);
  const isNext = !done && placeToGoOn(build.steps, build.done) === number;
  return (
    <li ref={setElement} id={id} value={number} data-done={done} data-next={isNext}>
      {/* The link is outside the heading, so that it isn't part of its name. */}
      <div className="step-title">
        <h3 ref={setHeading}>
          <span className="step-number">{step}</span>
          {title}
        </h3>
        <a className="anchor" href={`#${id}`} aria-label={stepWords.linkToStep}>
          #
        </a>
      </div>
      {isNext && (
        <span className="step-next" data-needs-script="">
          {stepWords.next}
        </span>
      )}
      <StepContext value={shown}>{children}</StepContext>
      {build.steps.includes(number) && (
        <label className="step-tick" data-needs-script="">
          <input
            type="checkbox"
            checked={done}
            disabled={!hydrated}
            onChange={({ currentTarget }) => tickStep(build, number, currentTarget.checked)}
          />
          {stepWords.tick(step)}
        </label>
      )}
    </li>
  );
}
