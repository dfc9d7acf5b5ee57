import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ArmSwitch } from './ArmSwitch';

const box = css({
  marginBottom: 'var(--space-4)',
  paddingBottom: 'var(--space-3)',
  borderBottom: '1px solid var(--line)',
});

/** Asks which arm the reader builds, once for all guides. The children say which steps of the guide differ. */
export function ArmChoice({ children }: { readonly children?: ReactNode }) {
  return (
    <div css={box} className="arm-choice">
      <ArmSwitch name="Which arm are you building?">
        <strong>Which arm are you building?</strong>
      </ArmSwitch>
      {children}
    </div>
  );
}
