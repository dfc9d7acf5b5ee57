import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../styles/media';
import { ArmSwitch } from './ArmSwitch';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  margin: '0 0 var(--space-4)',
  paddingBottom: 'var(--space-3)',
  borderBottom: '1px solid var(--line)',
  '&& > p': { margin: 0 },
  '& > .arm-question': { display: 'none', fontWeight: 640 },
  [media.screen]: { 'html[data-arm] & > .arm-question': { display: 'block' } },
});

/** Asks once, for all guides, which arm the reader builds; below, which steps of the guide differ. */
export function ArmChoice({ children }: { readonly children?: ReactNode }) {
  return (
    <div css={box} className="arm-choice">
      <p className="arm-question">Which arm are you building?</p>
      <ArmSwitch name="Which arm are you building?" />
      {children}
    </div>
  );
}
