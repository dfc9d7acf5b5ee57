import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { media } from '../../theme/styles/media';
import { onlyChosenArm } from './armStyle';

const tray = css({
  margin: 'var(--space-5) 0',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
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
    <section css={[tray, onlyChosenArm]} aria-label="What you need on the bench">
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
