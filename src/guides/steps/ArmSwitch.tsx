import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { armLabel, arms } from '../../site/buildUnits';
import { filledWhereForced } from '../../theme/controls/buttons';
import { chooseArm, shownArmScript, useArm } from '../state/armChoice';
import { media } from '../../theme/styles/media';
import { stepWords } from '../../site/words/steps';

const ofOtherArm = arms.map((arm) => `html[data-arm="${arm}"] & [data-for-arm]:not([data-for-arm="${arm}"])`).join();

/**
 * Hides content for the other arm on the screen as soon as the reader's arm is known. Paper and pages without JavaScript show both arms.
 */
export const onlyChosenArm = css(arms.length > 1 ? { [media.screen]: { [ofOtherArm]: { display: 'none' } } } : {});

/** Selector for the button of the shown arm. It follows `<html>`, whose attribute is set before React hydrates. */
const shownArm = arms.map((arm) => `html[data-arm="${arm}"] & > [data-value="${arm}"]`).join();

const box = css({
  // On paper and without JavaScript both arms are shown, so there is no choice.
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  width: '100%',
  [media.screen]: { 'html[data-arm] &': { display: 'flex' } },
  '& > button': {
    minHeight: 'max(2.25rem, var(--press))',
    padding: '0 0.9rem',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    background: 'none',
    color: 'inherit',
    fontSize: 'var(--size-s)',
  },
  [shownArm]: {
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent)',
    fontWeight: 'var(--weight-strong)',
    ...filledWhereForced,
  },
});

interface ArmSwitchProps {
  /** Accessible name of the group. */
  readonly name: string;
  /** Text before the buttons. */
  readonly children?: ReactNode;
}

/** Shows which arm is chosen, and switches to the other one in all build guides. */
export function ArmSwitch({ name, children }: ArmSwitchProps) {
  const shown = useArm();
  return (
    <div css={box} className="arm-switch" role="group" aria-label={name}>
      {children}
      {arms.map((arm) => (
        <button key={arm} type="button" data-value={arm} aria-pressed={arm === shown} onClick={() => chooseArm(arm)}>
          {armLabel(arm)}
        </button>
      ))}
      <script dangerouslySetInnerHTML={{ __html: shownArmScript }} />
    </div>
  );
}

const choiceBox = css({
  marginBottom: 'var(--space-4)',
  paddingBottom: 'var(--space-3)',
  borderBottom: '1px solid var(--line)',
});

/** Asks which arm the reader builds, once for all guides. The children say which steps of the guide differ. */
export function ArmChoice({ children }: { readonly children?: ReactNode }) {
  return (
    <div css={choiceBox} className="arm-choice">
      <ArmSwitch name={stepWords.whichArm}>
        <strong>{stepWords.whichArm}</strong>
      </ArmSwitch>
      {children}
    </div>
  );
}
