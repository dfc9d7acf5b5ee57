import type { ArmModel } from '../../../arm/armModel';
import { drivenStep } from '../engine/drivenStep';
import type { Drive, DrivenState } from '../engine/drivenStep';
import { equationOfMotion, stepArm } from '../../../arm/dynamics';
import { framesOf } from '../../../arm/kinematics';
import { apply } from '../../../arm/matrix';
import { peakTorques, bothArms } from '../../../arm/__tests__/bothArms';

const { right: rightArm } = bothArms;

const none = rightArm.moved.map(() => 0);
const endless: ArmModel = { ...rightArm, ranges: rightArm.ranges.map(() => [-Infinity, Infinity]) };

const rested = (angles: readonly number[]): DrivenState => ({ angles, speeds: none, torques: none, stopped: none.map(() => false) });

const teleoperation: Drive = {
  target: [1.2, 0.4, 0.3, 0.9, 0.2, 0.1, -0.2],
  stiffness: [240, 240, 240, 240, 24, 31, 25],
  damping: [3, 3, 3, 3, 0.2, 0.2, 0.2],
  limit: peakTorques,
  feedForward: none,
  push: [0, 0, 0],
  implicit: false,
};

/** Energy of motion, of height and of the springs, in J. */
function energyOf(model: ArmModel, { angles, speeds }: DrivenState, { target, stiffness }: Drive): number {
  const { mass } = equationOfMotion(model, { angles, speeds });
  const moving = speeds.reduce((sum, a, i) => sum + speeds.reduce((row, b, j) => row + 0.5 * a * b * (mass[i]?.[j] ?? NaN), 0), 0);
  const frames = framesOf(model, angles);
  const high = model.bodies.reduce((sum, body, at) => {
    const frame = frames[at];
    return sum + (frame ? 9.81 * body.mass * (frame.position[2] + apply(frame.rotation, body.centre)[2]) : NaN);
  }, 0);
  return moving + high + angles.reduce((sum, angle, joint) => sum + 0.5 * (stiffness[joint] ?? 0) * ((target[joint] ?? 0) - angle) ** 2, 0);
}

it('moves as the reference rule does where spring and damper are explicit and nothing is in the way', () => {
  const target = [0.6, 0.7, 0.4, 0.8, 0.1, 0.1, 0.1];
  const control = { ...teleoperation, target };
  let plain = { angles: none as readonly number[], speeds: none as readonly number[] };
  let driven = rested(none);
  for (let step = 0; step < 200; step += 1) {
    plain = stepArm(endless, plain, control, 0.002);
    driven = drivenStep(endless, driven, control, 0.002);
  }
  driven.angles.forEach((angle, joint) => expect(angle).toBeCloseTo(plain.angles[joint] ?? NaN, 10));
});

it('never gains energy with implicit springs and dampers, which take it to rest', () => {
  const drive: Drive = { ...teleoperation, limit: none.map(() => Infinity), implicit: true };
  let state = rested([0.4, 0.2, -0.3, 0.5, 0.6, 0.2, 0.3]);
  const first = energyOf(rightArm, state, drive);
  let most = 0;
  for (let step = 0; step < 2000; step += 1) {
    state = drivenStep(rightArm, state, drive, 0.002);
    if (step % 20 === 0) most = Math.max(most, energyOf(rightArm, state, drive));
  }
  expect(most).toBeLessThan(first);
  expect(Math.max(...state.speeds.map(Math.abs))).toBeLessThan(1e-3);
});

describe('stretched forward, where J3 and J5 turn about one line and hardly anything resists them', () => {
  const drive: Drive = { ...teleoperation, target: [Math.PI / 2, 0, 0, 0, 0, 0, 0] };
  const fastest = (implicit: boolean, timestep: number): number => {
    let state = rested([1.4, 0, 0.05, 0.05, -0.05, 0, 0]);
    let most = 0;
    for (let time = 0; time < 3; time += timestep) {
      state = drivenStep(rightArm, state, { ...drive, implicit }, timestep);
      if (time > 2) most = Math.max(most, ...state.speeds.map(Math.abs));
    }
    return most;
  };

  it('chatters with the gains of teleoperation in explicit steps of 2 ms', () => expect(fastest(false, 0.002)).toBeGreaterThan(1));
  it('comes to rest in explicit steps of 0.25 ms', () => expect(fastest(false, 0.00025)).toBeLessThan(0.05));
  it('comes to rest in implicit steps of 2 ms', () => expect(fastest(true, 0.002)).toBeLessThan(0.05));
});

it('stops at the end of a joint without passing it or bouncing, and leaves it again', () => {
  const drive: Drive = { ...teleoperation, target: [0, 0, 0, -0.5, 0, 0, 0], implicit: true };
  let state = rested([0, 0, 0, 0.4, 0, 0, 0]);
  for (let step = 0; step < 1000; step += 1) {
    state = drivenStep(rightArm, state, drive, 0.002);
    expect(state.angles[3] ?? NaN).toBeGreaterThan(-1e-9);
  }
  expect(state.stopped).toEqual([false, false, false, true, false, false, false]);
  for (let step = 0; step < 1000; step += 1)
    state = drivenStep(rightArm, state, { ...drive, target: none.map((_zero, joint) => (joint === 3 ? 0.5 : 0)) }, 0.002);
  expect(state.angles[3]).toBeCloseTo(0.5, 1);
});

it('asks no motor for more than its limit', () => {
  const drive: Drive = { ...teleoperation, target: [3, 2, 1, 2, 1, 0.7, 1], implicit: true };
  let state = rested(none);
  for (let step = 0; step < 300; step += 1) {
    state = drivenStep(rightArm, state, drive, 0.002);
    state.torques.forEach((torque, joint) => expect(Math.abs(torque)).toBeLessThanOrEqual(peakTorques[joint] ?? 0));
  }
});
