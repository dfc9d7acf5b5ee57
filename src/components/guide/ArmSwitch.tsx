import { css } from '@emotion/react';
import { armLabel, arms } from '../../site/choices';
import type { Arm } from '../../site/choices';
import { chooseArm, shownArmScript, useArm } from '../../state/armChoice';
import { media } from '../../styles/media';
import { filledWhereForced } from '../controls/filledWhereForced';

const pressed = (arm: Arm) => ({
  [`html[data-arm="${arm}"] & > [data-value="${arm}"]`]: {
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent-strong)',
    fontWeight: 640,
    ...filledWhereForced,
  },
});

const box = css({
  // On paper and without JavaScript there is nothing to choose: both arms are shown.
  display: 'none',
  [media.screen]: { 'html[data-arm] &': { display: 'inline-flex' } },
  '& > button': {
    minHeight: '2.25rem',
    padding: '0.25rem 0.9rem',
    border: '1px solid var(--line-control)',
    background: 'var(--bg-raised)',
    color: 'var(--text)',
    fontSize: 'var(--size-s)',
    fontWeight: 500,
    [media.touch]: { minHeight: '2.75rem' },
  },
  '& > button:hover': { color: 'var(--accent)' },
  '& > button:first-of-type': { borderRadius: 'var(--radius) 0 0 var(--radius)' },
  '& > button + button': { marginLeft: '-1px', borderRadius: '0 var(--radius) var(--radius) 0' },
  // The look follows what is shown, which is known before React takes over.
  ...pressed('right'),
  ...pressed('left'),
});

/** Says which arm is shown, and switches to the other one in all build guides. */
export function ArmSwitch({ name }: { readonly name: string }) {
  const shown = useArm();
  return (
    <div css={box} className="arm-switch" role="group" aria-label={name}>
      {arms.map((arm) => (
        <button key={arm} type="button" data-value={arm} aria-pressed={arm === shown} onClick={() => chooseArm(arm)}>
          {armLabel(arm)}
        </button>
      ))}
      <script dangerouslySetInnerHTML={{ __html: shownArmScript }} />
    </div>
  );
}
