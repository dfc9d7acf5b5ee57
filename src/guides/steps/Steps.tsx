import { css } from '@emotion/react';
import { Children, createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import { media } from '../../theme/styles/media';
import { button } from '../../theme/controls/buttons';
import { useHydrated } from '../../theme/state/hydrated';
import { StepMode } from '../bench-mode/StepMode';
import { showStep } from '../state/openStep';
import { stepsOf, usePageStep } from '../state/pageSteps';
import { stepWords } from '../../site/words/steps';

/** The title of a step, and the line to the next one: the same in procedures and build guides. */
export const stepLine = {
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '1rem',
    top: '2.25rem',
    bottom: '0.25rem',
    borderLeft: '1px solid var(--line)',
  },
  '& .step-title': { margin: 0, paddingTop: '0.2rem', fontWeight: 'var(--weight-strong)' },
} as const;

/** Number of a step in a circle. */
export const stepCircle = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: '2rem',
  height: '2rem',
  border: '1.5px solid var(--accent)',
  borderRadius: '50%',
  background: 'var(--bg)',
  color: 'var(--accent)',
  fontSize: 'var(--size-s)',
  lineHeight: 'calc(2rem - 3px)',
  textAlign: 'center',
} as const;

const list = css({
  counterReset: 'step',
  listStyle: 'none',
  margin: 'var(--space-5) 0',
  padding: 0,
  '& > li': {
    counterIncrement: 'step',
    position: 'relative',
    margin: 0,
    padding: '0 0 var(--space-4) 3.25rem',
  },
  '& > li::before': { ...stepCircle, content: 'counter(step)', fontWeight: 'var(--weight-strong)' },
  ...stepLine,
  [media.phone]: {
    '& > li': { paddingLeft: '2.5rem' },
  },
  [media.print]: {
    margin: 'var(--space-3) 0',
    '& > li': { paddingBottom: 'var(--space-1)', breakInside: 'avoid' },
    '& > li > :is(p, ul, ol)': { marginBlock: 'var(--space-1)' },
    '& > li::after': { display: 'none' },
    // A step longer than a sheet still breaks, but not after its title.
    '& .step-title': { breakAfter: 'avoid' },
  },
});

// Reserves the button's space before it is rendered. In print an empty block would leave a page break between heading and steps.
const start = css({ [media.screen]: { minHeight: '2.75rem' }, [media.print]: { display: 'none' } });

/** Up to this many steps there is no button: showing them one at a time gains nothing. */
const seenAtOnce = 3;

/** Button that shows the steps below it one at a time. */
function StartSteps({ list }: { readonly list: string }) {
  const hydrated = useHydrated();
  return (
    <div css={start} data-needs-script="">
      {hydrated && (
        <button
          css={button}
          type="button"
          data-start-steps=""
          onClick={() => {
            const [first] = stepsOf(list);
            if (first) showStep(first.name);
          }}
        >
          {stepWords.oneAtATime}
        </button>
      )}
    </div>
  );
}

/** The procedure around a step. */
const ListContext = createContext('');

interface StepsProps {
  /** Set on the first procedure of a page: it shows the steps of all of them one at a time. */
  readonly lead?: 'yes';
  readonly children?: ReactNode;
}

/** A procedure: numbered steps with one action each. */
export function Steps({ lead, children }: StepsProps) {
  const id = useId();
  return (
    <ListContext value={id}>
      {lead && <StepMode />}
      {Children.count(children) > seenAtOnce && <StartSteps list={id} />}
      <ol css={list} data-steps="procedure">
        {children}
      </ol>
    </ListContext>
  );
}

/** One action of a procedure, with an anchor link. */
export function Step({ title, id, children }: { readonly title: string; readonly id: string; readonly children?: ReactNode }) {
  const { setElement, setHeading } = usePageStep(id, use(ListContext));
  return (
    <li ref={setElement} id={id}>
      <p ref={setHeading} className="step-title">
        {title}
        <a className="anchor" href={`#${id}`} aria-label={stepWords.linkToStep}>
          #
        </a>
      </p>
      {children}
    </li>
  );
}
