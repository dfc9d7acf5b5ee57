import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Arm } from '../../model/siteTypes';
import { media } from '../../theme/styles/media';
import { useFigure } from '../../theme/text/pageData';
import { onlyChosenArm } from './ArmSwitch';
import { stepWords } from '../../site/words/steps';

/** Small picture of the whole robot with the unit of the guide in colour. The tray styles it. */
export function TrayPlace({ src }: { readonly src: string }) {
  const { width, height, publicURL } = useFigure(src);
  return (
    <p className="tray-place">
      <img src={publicURL} alt={stepWords.wholeRobot} width={width} height={height} loading="lazy" decoding="async" />
      {stepWords.inColour}
    </p>
  );
}

interface PictureProps {
  readonly src: string;
  /** The arm that the picture is for, if the other arm takes another part. */
  readonly arm?: Arm;
}

function Picture({ src, arm }: PictureProps) {
  const { width, height, publicURL } = useFigure(src);
  return <img src={publicURL} alt="" width={width} height={height} loading="lazy" decoding="async" data-for-arm={arm} />;
}

interface TrayItemProps {
  readonly src?: string;
  /** Drawing of the part that the left arm takes instead. */
  readonly left?: string;
  readonly children?: ReactNode;
}

/** One item on the bench: its small drawing if there is one, its quantity and its name. */
export function TrayItem({ src, left, children }: TrayItemProps) {
  return (
    <li>
      {src && <Picture src={src} {...(left ? { arm: 'right' as const } : {})} />}
      {left && <Picture src={left} arm="left" />}
      {children}
    </li>
  );
}

const tray = css({
  margin: 'var(--space-5) 0',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  // The ground of a dark drawing.
  background: 'var(--bg)',
  fontSize: 'var(--size-s)',
  '& p': { margin: 'var(--space-3) 0 0' },
  '& .tray-title': { margin: 'var(--space-4) 0 var(--space-2)', fontWeight: 'var(--weight-strong)' },
  '& .tray-title:first-of-type': { marginTop: 0 },
  '& .tray-list': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    // Not centred: while the page is still loading, the last item of a row would move the earlier ones.
    alignItems: 'start',
    gap: 'var(--space-2) var(--space-4)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .tray-list > li': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minWidth: 0, margin: 0 },
  '& .tray-list p': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& img': {
    flex: 'none',
    width: '3.25rem',
    height: '3.25rem',
    objectFit: 'contain',
    borderRadius: 'var(--radius-s)',
    background: 'var(--figure-ground)',
  },
  // With large text in a narrow window, a word still fits beside the picture.
  '& .tray-place': { display: 'flex', alignItems: 'center', gap: 'var(--space-4)', margin: 0, overflowWrap: 'anywhere' },
  '& .tray-place > img': { width: 'min(6.5rem, 40%)', height: 'auto' },
  [media.print]: {
    padding: 'var(--space-2) 0',
    breakInside: 'avoid',
    border: 0,
    background: 'none',
    '& .tray-list': { gridTemplateColumns: 'repeat(3, 1fr)', gap: '0 var(--space-3)' },
    '& .tray-list > li': { breakInside: 'avoid' },
    '& img': { width: '2.25rem', height: '2.25rem' },
  },
});

/** Everything that a guide needs on the bench. The build inserts lists of parts and fasteners. */
export function PartsTray({ children }: { readonly children?: ReactNode }) {
  return (
    <section css={[tray, onlyChosenArm]} aria-label={stepWords.onTheBench}>
      {children}
    </section>
  );
}

/** Titled list of parts or fasteners in the tray. */
export function TrayList({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const id = useId();
  return (
    <>
      <p className="tray-title" id={id}>
        {title}
      </p>
      <ul className="tray-list" aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}
