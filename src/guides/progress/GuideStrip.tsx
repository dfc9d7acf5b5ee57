import { css } from '@emotion/react';
import type { CardGuide } from '../../model/buildPlan';
import { unitsOf } from '../../site/buildUnits';
import { textWords } from '../../site/words/text';
import { SmartLink } from '../../theme/controls/SmartLink';
import { useHydrated } from '../../theme/state/hydrated';
import { media } from '../../theme/styles/media';
import { useManyDoneSteps } from '../state/buildProgress';
import { useRobot } from '../state/buildUnit';

/** A page of the strip. Its label begins with its number: "7.1 Gripper". */
interface StripPage {
  readonly label: string;
  readonly href: string;
  readonly guide?: CardGuide;
}

const box = css({
  margin: 'var(--space-4) 0',
  fontSize: 'var(--size-s)',
  '& > ol': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  '&& li': { position: 'relative', flex: 1, margin: 0 },
  // The line between two numbers.
  '& li + li::before': {
    content: '""',
    position: 'absolute',
    zIndex: 0,
    top: '1.375rem',
    right: '50%',
    width: '100%',
    borderTop: '2px solid var(--line-strong)',
  },
  '& li > a': { position: 'relative', zIndex: 1, display: 'grid', justifyItems: 'center', minHeight: '2.75rem', textDecoration: 'none' },
  '& li > a > span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.25rem',
    height: '2.25rem',
    margin: '0.25rem 0',
    padding: '0 0.25rem',
    border: '2px solid var(--line-strong)',
    borderRadius: '1.125rem',
    background: 'var(--bg)',
    fontWeight: 'var(--weight-strong)',
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { minWidth: '1.9rem', padding: 0, fontSize: 'var(--size-xs)' },
  },
  '& li > a:hover > span': { borderColor: 'var(--accent)' },
  '& li[data-done="some"] > a > span': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
  '& li[data-done="all"] > a > span': { borderColor: 'var(--accent)', background: 'var(--accent)', color: 'var(--on-accent)' },
  '& > p': { margin: 'var(--space-2) 0 0', color: 'var(--text-soft)' },
  [media.print]: { display: 'none' },
});

const numberOf = (label: string): string => /^[\d.]*\d/.exec(label)?.[0] ?? label;

const noSteps: ReadonlySet<number> = new Set();

/** The guides of a section as numbers on a line, filled as far as the reader has ticked their steps. */
export function GuideStrip({ pages }: { readonly pages: readonly StripPage[] }) {
  const robot = useRobot();
  const hydrated = useHydrated();
  const builds = pages.flatMap(({ guide }) => (guide ? unitsOf(guide, robot).map((unit) => ({ guide: guide.guide, unit })) : []));
  const ticks = useManyDoneSteps(hydrated ? builds : []);
  const states = pages.map(({ label, href, guide }) => {
    const steps = guide?.steps ?? [];
    const own = builds.flatMap((build, index) => (build.guide === guide?.guide ? [ticks[index] ?? noSteps] : []));
    const done = own.reduce((sum, ticked) => sum + steps.filter((step) => ticked.has(step)).length, 0);
    return { label, href, done, all: own.length * steps.length };
  });
  const done = states.reduce((sum, state) => sum + state.done, 0);
  const all = states.reduce((sum, state) => sum + state.all, 0);
  return (
    <div css={box} data-guide-strip="">
      <ol>
        {states.map((state) => (
          <li key={state.href} data-done={state.done === 0 ? 'none' : state.done === state.all ? 'all' : 'some'}>
            <SmartLink href={state.href}>
              <span aria-hidden="true">{numberOf(state.label)}</span>
              <span className="visually-hidden">
                {state.label}
                {state.done > 0 && `: ${textWords.guideSteps.done(state.done, state.all)}`}
              </span>
            </SmartLink>
          </li>
        ))}
      </ol>
      <p>{done === 0 ? textWords.guideSteps.none(all) : `${textWords.guideSteps.done(done, all)}.`}</p>
    </div>
  );
}
