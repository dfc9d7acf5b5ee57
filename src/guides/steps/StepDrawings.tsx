import { css } from '@emotion/react';
import { use } from 'react';
import type { ReactNode } from 'react';
import { armLabel } from '../../site/buildUnits';
import { TurnStep } from '../../solids/view/TurnStep';
import { media } from '../../theme/styles/media';
import { OpenLarge } from '../../theme/text/OpenLarge';
import { useFigure } from '../../theme/text/pageData';
import { Picture, printedReadable } from '../../theme/text/Picture';
import { useArm } from '../state/armChoice';
import { StepContext, useFinishedStep, useStepView } from '../state/pageSteps';
import { onlyChosenArm, ArmSwitch } from './ArmSwitch';
import { stepWords } from '../../site/words/steps';

const row = css(onlyChosenArm, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-4)',
  margin: 'var(--space-4) 0',
  '& > figure': { flex: '1 1 0', minWidth: 0, margin: 0 },
  '& img': { display: 'block', height: 'auto', margin: '0 auto', background: 'var(--figure-ground)' },
  '& figcaption': { marginBottom: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-strong)', textAlign: 'center' },
  '& > p': { flex: '1 0 100%', margin: 0, color: 'var(--text-soft)', fontSize: 'var(--size-s)', textAlign: 'center' },
  // The 3D model shows the reader's arm, so the note about the other arm doesn't apply.
  '&:has([data-turned]) > p': { display: 'none' },
  [media.phone]: { '& > figure': { flexBasis: '100%' } },
  [media.print]: {
    margin: 'var(--space-2) 0',
    breakInside: 'avoid',
    '& img': printedReadable('attr(width px)', '6cm'),
  },
});

interface StepDrawingsProps {
  /** There is a drawing for each arm. The screen shows the reader's arm; paper and pages without JavaScript show both side by side. */
  readonly pair?: true;
  /** The arm in a single drawing, if the other arm looks different. */
  readonly drawn?: string;
  readonly children?: ReactNode;
}

/** The drawing of a step, or one for each arm. */
export function StepDrawings({ pair, drawn, children }: StepDrawingsProps) {
  return (
    <div css={row} ref={use(StepContext)?.setDrawing}>
      {pair && <ArmSwitch name={stepWords.armInDrawing} />}
      {children}
      {drawn && <p data-for-arm={drawn === 'right' ? 'left' : 'right'}>{stepWords.drawnArm(drawn)}</p>}
    </div>
  );
}

interface StepDrawingProps {
  readonly src: string;
  readonly alt: string;
  /** The arm that is drawn, if there is a drawing for each. */
  readonly arm?: string;
  /** The 3D scene that shows it, if there is one. */
  readonly scene?: string;
}

/** One drawing. Its size is known before it loads, so that the layout doesn't shift. */
export function StepDrawing({ src, alt, arm, scene }: StepDrawingProps) {
  const figure = useFigure(src);
  const chosen = useArm();
  const { width, height } = figure;
  const view = src.replace(/\.svg$/, '');
  const drawing = (
    <OpenLarge {...figure} alt={alt}>
      <Picture {...figure} alt={alt} />
    </OpenLarge>
  );
  return (
    <figure ref={useStepView(scene && view)} data-for-arm={arm}>
      {/* On the screen the switch says which arm is shown. */}
      {arm && <figcaption data-for-arm="either">{armLabel(arm === 'left' ? 'left' : 'right')}</figcaption>}
      {scene ? (
        <TurnStep guide={scene} view={view} arm={chosen} size={{ width, height }}>
          {drawing}
        </TurnStep>
      ) : (
        drawing
      )}
    </figure>
  );
}

/** Drawings of the finished unit. The build inserts them. */
export function FinishedView({ children }: { readonly children?: ReactNode }) {
  const finished = useFinishedStep();
  const { setElement } = finished;
  return (
    <div ref={setElement}>
      <StepContext value={finished}>{children}</StepContext>
    </div>
  );
}

/** A job that takes the arm apart. */
export function ServiceJob({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
