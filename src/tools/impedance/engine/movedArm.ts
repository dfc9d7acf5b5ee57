import { armModel } from '../../../arm/armModel';
import type { ArmModel } from '../../../arm/armModel';
import { drivenStep, restingPose } from './drivenStep';
import type { DrivenState } from './drivenStep';
import { gravityTorques } from '../../../arm/dynamics';
import { framesOf, world } from '../../../arm/kinematics';
import type { Payload } from '../../../arm/kinematics';
import { add, apply, scale, subtract } from '../../../arm/matrix';
import type { Vec3 } from '../../../arm/matrix';
import { robotBody } from '../../../arm/robotBody';
import { schemes } from './messages';
import type { Answers, Chain, Moment, Question, Resting, Sample, Settings } from './messages';

/** Maximum seconds per question: after a delay, the page doesn't catch up. */
export const longestAdvance = 0.1;

/** Speed in rad/s below which motion is invisible. */
const slowest = 5e-4;

/** Minimum time in s between samples, the resolution of a plot. */
const sampleEvery = 0.015;

/**
 * Positions at which joints are drawn, in the frames of their bodies: on each axis, the point nearest to the line of the hanging arm. The
 * model's frames are elsewhere on the axes, which would draw corners that the arm doesn't have.
 */
function drawnPlaces(model: ArmModel): readonly { readonly body: number; readonly at: Vec3 }[] {
  const frames = framesOf(model, []);
  const { moved, bodies, tool } = model;
  const placeOf = (body: number): Vec3 => (frames[body] ?? world).position;
  const wrist = placeOf(moved.at(-1) ?? 0);
  const joints = moved.map((body, joint) => {
    const axis = bodies[body]?.hinge?.axis ?? [0, 0, 0];
    const along = apply((frames[body] ?? world).rotation, axis);
    // Perpendicular to the line, which hangs down; J1 stays at its motor.
    const [x, y] = [along[0], along[1]];
    const across = x * x + y * y;
    const [dx, dy] = subtract(wrist, placeOf(body));
    const slide = joint === 0 || across < 0.5 ? 0 : (x * dx + y * dy) / across;
    return { body, at: scale(axis, slide) };
  });
  return [{ body: bodies[moved[0] ?? 0]?.parent ?? -1, at: [0, 0, 0] }, ...joints, { body: tool, at: [0, 0, 0] }];
}

function chainOf(model: ArmModel, angles: readonly number[]): Chain {
  const frames = framesOf(model, angles);
  return drawnPlaces(model).map(({ body, at }) => {
    const { position, rotation } = frames[body] ?? world;
    return add(position, apply(rotation, at));
  });
}

const payloadOf = (model: ArmModel, { payload: mass }: Settings): { payload?: Payload } =>
  mass > 0 ? { payload: { body: model.tool, at: [0, 0, 0], mass } } : {};

const driveOf = ({ target, kp, kd, limit, push }: Settings) => ({ target, stiffness: kp, damping: kd, limit, push });

function restingOf(model: ArmModel, settings: Settings): Resting {
  const { angles, torques, stopped, found } = restingPose(model, {
    drive: driveOf(settings),
    compensated: settings.compensated,
    ...payloadOf(model, settings),
  });
  return { angles, torques, stopped, found, chain: chainOf(model, angles), goal: chainOf(model, settings.target) };
}

/** Simulation of the right arm, with gains that can change while it moves. Keeps one state and no history. */
class MovedArm {
  private time = 0;
  private sampled = 0;
  private left = 0;
  private settings: Settings | undefined;
  private state: DrivenState = { angles: [], speeds: [], torques: [], stopped: [] };

  constructor(readonly model: ArmModel) {}

  set(settings: Settings, restart: boolean): Answers['set'] {
    const isFirst = this.settings === undefined;
    this.settings = settings;
    if (restart || isFirst) this.restart(settings);
    return { resting: restingOf(this.model, settings), moment: this.moment() };
  }

  advance(seconds: number, pull: Settings['push']): Moment {
    const { model, settings } = this;
    if (!settings) throw new Error('The arm has no settings yet.');
    const { timestep, implicit } = schemes[settings.scheme];
    this.left += Math.min(Math.max(seconds, 0), longestAdvance);
    const drive = { ...driveOf(settings), push: add(settings.push, pull), implicit };
    const { payload } = payloadOf(model, settings);
    const none = model.moved.map(() => 0);
    const samples: Sample[] = [];
    for (; this.left >= timestep; this.left -= timestep) {
      const feedForward = settings.compensated ? gravityTorques(model, this.state.angles) : none;
      const next = drivenStep(model, this.state, { ...drive, feedForward }, timestep, payload);
      const before: Sample = { time: this.time, angles: this.state.angles };
      // Explicit steps can diverge; then the arm restarts.
      if (next.speeds.every(Number.isFinite)) this.state = next;
      else this.restart(settings);
      this.time += timestep;
      if (this.time - this.sampled < sampleEvery) continue;
      this.sampled = this.time;
      // Chatter changes sign with each step, so sampling every second step would hide it.
      samples.push(...(implicit ? [] : [before]), { time: this.time, angles: this.state.angles });
    }
    return this.moment(samples);
  }

  private restart({ target }: Settings): void {
    this.time = 0;
    this.sampled = 0;
    this.left = 0;
    const none = target.map(() => 0);
    this.state = { angles: target, speeds: none, torques: none, stopped: none.map(() => false) };
  }

  private moment(samples: readonly Sample[] = []): Moment {
    const { angles, speeds } = this.state;
    const still = this.time > 0 && speeds.every((speed) => Math.abs(speed) < slowest);
    return { time: this.time, angles, chain: chainOf(this.model, angles), samples, still };
  }
}

/** Creates the function that answers questions about an arm. Throws if the arm wasn't started, or its bodies don't form an arm. */
export function moveArm(): <Asked extends Question>(question: Asked) => Answers[Asked['ask']] {
  let arm: MovedArm | undefined;
  const answer = (question: Question): Answers[Question['ask']] => {
    if (question.ask === 'start') {
      const model = armModel(question.bodies.map(robotBody), 'right');
      arm = new MovedArm(model);
      return { zero: chainOf(model, []), ranges: model.ranges };
    }
    if (!arm) throw new Error('The arm has not been started.');
    if (question.ask === 'set') return arm.set(question.settings, question.restart);
    return arm.advance(question.seconds, question.pull);
  };
  // `Answers` maps questions to answers; TypeScript can't follow that through the branches.
  return (question) => answer(question) as Answers[(typeof question)['ask']];
}
