import { useState } from 'react';
import type { ArmModel } from '../../../arm/armModel';
import { reachFor } from '../../../arm/inverseKinematics';
import { swingElbow } from '../../../arm/swingElbow';
import { toolPose } from '../../../arm/toolPose';
import { button } from '../../../theme/controls/buttons';
import { buttonRow } from '../../../theme/controls/toolBox';

interface HandButtonsProps {
  readonly model: ArmModel;
  /** Angles in rad. */
  readonly angles: readonly number[];
  readonly onMove: (angles: readonly number[]) => void;
}

/** Step of the hand in mm, and of the elbow in degrees. */
const press = { hand: 10, elbow: 10 } as const;

const directions = [
  { label: 'Forward', along: [1, 0, 0] },
  { label: 'Back', along: [-1, 0, 0] },
  { label: 'Left', along: [0, 1, 0] },
  { label: 'Right', along: [0, -1, 0] },
  { label: 'Up', along: [0, 0, 1] },
  { label: 'Down', along: [0, 0, -1] },
] as const;

/** Distance in m from the target at which it counts as not reached. */
const missed = 5e-4;

/** Buttons that move the hand along the robot's axes, and swing the elbow: like dragging, but for keyboards and exact steps. */
export function HandButtons({ model, angles, onMove }: HandButtonsProps) {
  const [said, say] = useState('');
  const moveHand = (along: readonly [number, number, number]): void => {
    const { position, rotation } = toolPose(model, angles);
    const [x, y, z] = along.map((value, axis) => (position[axis] ?? 0) + (value * press.hand) / 1000) as [number, number, number];
    const { angles: next, off } = reachFor(model, angles, { position: [x, y, z], rotation });
    say(off > missed ? 'The hand can’t go any farther this way.' : '');
    onMove(next);
  };
  const swing = (sign: 1 | -1): void => {
    const next = swingElbow(model, angles, (sign * press.elbow * Math.PI) / 180);
    say(next === angles ? 'The elbow can’t swing any farther this way.' : '');
    onMove(next);
  };
  // Clockwise seen from the shoulder, an elbow pointing back swings inwards on the right arm.
  const outwards = model.side === 'right' ? -1 : 1;
  return (
    <>
      <fieldset>
        <legend>Move the hand by {press.hand}&nbsp;mm, or drag it in the view</legend>
        <div css={buttonRow}>
          {directions.map(({ label, along }) => (
            <button key={label} type="button" css={button} onClick={() => moveHand(along)}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Swing the elbow by {press.elbow}° while the hand stays put</legend>
        <div css={buttonRow}>
          <button type="button" css={button} onClick={() => swing(outwards)}>
            Elbow out
          </button>
          <button type="button" css={button} onClick={() => swing(outwards === 1 ? -1 : 1)}>
            Elbow in
          </button>
        </div>
      </fieldset>
      <p role="status">{said}</p>
    </>
  );
}
