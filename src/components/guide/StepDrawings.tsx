import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { armLabel } from '../../site/choices';
import { media } from '../../styles/media';
import { OpenLarge } from '../text/OpenLarge';
import { useFigure } from '../text/pageData';
import { ArmSwitch } from './ArmSwitch';
import { onlyChosenArm } from './armStyle';

const row = css({
  display: 'flex',
  gap: 'var(--space-4)',
  margin: 'var(--space-4) 0',
  '& > figure': { flex: '1 1 0', minWidth: 0, margin: 0 },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', margin: '0 auto', background: 'var(--figure-ground)' },
  '& figcaption': { marginBottom: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 640, textAlign: 'center' },
  [media.phone]: { flexDirection: 'column' },
  [media.print]: { flexDirection: 'row', margin: 'var(--space-2) 0', breakInside: 'avoid', '& img': { maxHeight: '7.5cm', width: 'auto' } },
});

// One drawing at full width below the switch; the switch says which arm it is, so the caption need not.
const chosen = css({
  [media.screen]: {
    'html[data-arm] &': { flexDirection: 'column', gap: 'var(--space-2)' },
    'html[data-arm] & figcaption': { display: 'none' },
  },
});

interface StepDrawingsProps {
  /** A drawing for each arm, of which the reader's is shown; both side by side on paper and without JavaScript. */
  readonly pair?: true;
  readonly children?: ReactNode;
}

/** The drawing of a step, or one for each arm. */
export function StepDrawings({ pair, children }: StepDrawingsProps) {
  return (
    <div css={pair ? [row, onlyChosenArm, chosen] : row}>
      {pair && <ArmSwitch name="Arm in the drawing" />}
      {children}
    </div>
  );
}

interface StepDrawingProps {
  readonly src: string;
  readonly alt: string;
  /** The arm that is shown, where there is a drawing for each. */
  readonly arm?: string;
}

/** One drawing. The room it needs is known before it loads. */
export function StepDrawing({ src, alt, arm }: StepDrawingProps) {
  const { width, height, file } = useFigure(src);
  return (
    <figure data-for-arm={arm}>
      {arm && <figcaption>{armLabel(arm === 'left' ? 'left' : 'right')}</figcaption>}
      <OpenLarge src={file.publicURL} alt={alt} width={width} height={height}>
        <img src={file.publicURL} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </OpenLarge>
    </figure>
  );
}

/** How the finished unit looks; the build has put the drawings into it. */
export function FinishedView({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
