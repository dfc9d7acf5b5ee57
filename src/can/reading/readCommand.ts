import { decodeMit, mitLayout } from '../codec/mit';
import { decodePositionForce, decodePositionVelocity, decodeVelocity, motionLayouts } from '../codec/motions';
import type { ControlMode } from '../codec/motions';
import { specialIn } from '../codec/special';
import type { CanFrame } from '../text/frame';
import type { BusMotor, KnownBus } from './bus';
import { fieldsOf } from './fields';
import type { Reading, ReadingField } from './reading';

/** A reading of a command to a motor. Written field by field: spreading objects is what a million frames take longest for. */
const command = (
  kind: Reading['kind'],
  motorId: number,
  motor: BusMotor | undefined,
  fields: Reading['fields'],
  notes: Reading['notes'],
): Reading => ({ kind, direction: 'to', motorId, motor: motor ?? null, fields, notes });

const sameAsSpecial = 'An MIT command that asks the most of every field has the same bytes. openarm_can does not guard against it.';

/** An MIT command in 8 bytes. */
export function readMit({ data }: CanFrame, motorId: number, motor: BusMotor | undefined, bus: KnownBus): Reading {
  const { limits } = motor ?? bus.fallback;
  return command('mit', motorId, motor, fieldsOf(mitLayout, decodeMit(data, limits)), []);
}

/** A command without values. `mit` says whether the ID is that of MIT commands, which may have the same bytes. */
export function readSpecial(frame: CanFrame, motorId: number, motor: BusMotor | undefined, bus: KnownBus, mit: boolean): Reading[] {
  const kind = specialIn(frame.data);
  if (!kind) return [];
  const offset = mit
    ? []
    : ['Other libraries send this command to the ID of the control mode; openarm_can sends it to the ID of the motor.'];
  const special = command(kind, motorId, motor, [], mit ? [sameAsSpecial] : offset);
  return mit ? [special, readMit(frame, motorId, motor, bus)] : [special];
}

/** What a command of a control mode asks, in its fields; undefined where the frame is too short. */
function motionFields(mode: ControlMode, data: Uint8Array): ReadingField[] | undefined {
  if (mode === 'velocity') return data.length >= 4 ? fieldsOf(motionLayouts.velocity, { dq: decodeVelocity(data) }) : undefined;
  if (data.length < 8) return undefined;
  if (mode === 'position-velocity') return fieldsOf(motionLayouts['position-velocity'], decodePositionVelocity(data));
  return mode === 'position-force' ? fieldsOf(motionLayouts['position-force'], decodePositionForce(data)) : undefined;
}

/** A command of one of the other control modes than MIT; undefined if it is none. */
export function readMode({ data }: CanFrame, mode: ControlMode, motorId: number, motor: BusMotor | undefined): Reading | undefined {
  const fields = motionFields(mode, data);
  return fields && command(mode, motorId, motor, fields, []);
}
