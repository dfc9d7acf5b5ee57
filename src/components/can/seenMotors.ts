import type { Summary } from '../../can/reading/summary';

/** A motor that a recording has frames of. */
export interface SeenMotor {
  /** The same in each recording that has this motor at this port. */
  readonly key: string;
  readonly label: string;
  readonly port: string;
  readonly motorId: number;
  readonly states: number;
}

/** The motors of a recording, as they can be chosen. */
export const seenMotors = ({ motors }: Summary): readonly SeenMotor[] =>
  motors.map(({ port, motorId, joint, states }) => ({
    key: `${port} ${motorId}`,
    label: `${joint} ${port}`.trim(),
    port,
    motorId,
    states,
  }));
