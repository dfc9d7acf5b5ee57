import type { MainModule, MjData, MjModel } from '@mujoco/mujoco';
import { jointCount } from '../../../arm/armModel';
import type { ArmPose, Gains, Moment, Orders, SceneShape, ShapeOwner, Started } from './messages';
import { mirroredPose } from './messages';

// The package types the arrays of its model and data as `any`: the casts below give their types.

/** Joints and actuators per arm in MuJoCo's arrays: J1 to J7 and two fingers. The left arm comes first. */
const perArm = jointCount + 2;

/** Position values per free body: three for its centre and four for its quaternion. */
const perCube = 7;

/** Maximum speed of the targets in rad/s and m/s, so that a slider that jumps doesn't fling an arm. */
const pace = { angle: 1.2, opening: 0.08 } as const;

/** Maximum simulated seconds per question: after the page was hidden, it doesn't catch up. */
const longestAdvance = 0.2;

/** Minimum height in m above its start for a cube to count as lifted. */
const liftedBy = 0.01;

const mm = 1000;

const towards = (from: number, to: number, most: number): number => from + Math.min(Math.max(to - from, -most), most);

/** The scene in MuJoCo, with position-controlled arms. Throws if MuJoCo can't read the scene. */
export class SimulatedScene {
  private readonly model: MjModel;
  private readonly data: MjData;
  private readonly timestep: number;
  private goal: ArmPose = { angles: [], opening: 0 };
  private left = 0;
  /** Gravity compensation of each body in the scene's file. */
  private readonly carried: Float64Array;
  /** Gains of the scene's file: the first numbers of each actuator. */
  private readonly own: Gains;

  constructor(
    private readonly mujoco: MainModule,
    mjcf: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    const model = mujoco.MjModel.from_xml_string(mjcf);
    if (!model) throw new Error('MuJoCo cannot read the scene.');
    this.model = model;
    this.data = new mujoco.MjData(model);
    this.timestep = model.opt.timestep;
    this.carried = (model.body_gravcomp as Float64Array).slice();
    const [stiffness, bias] = [model.actuator_gainprm as Float64Array, model.actuator_biasprm as Float64Array];
    const joints = Array.from({ length: jointCount }, (_none, joint) => joint);
    this.own = {
      kp: joints.map((joint) => stiffness[joint * this.gainSize] ?? 0),
      kd: joints.map((joint) => -(bias[joint * this.biasSize + 2] ?? 0)),
    };
  }

  /** Numbers per actuator in MuJoCo's arrays. */
  private get gainSize(): number {
    return (this.model.actuator_gainprm as Float64Array).length / this.model.nu;
  }

  private get biasSize(): number {
    return (this.model.actuator_biasprm as Float64Array).length / this.model.nu;
  }

  /** Resets the scene, and returns its shapes, limits and state. */
  start(orders: Orders): Started {
    const ranges = this.model.jnt_range as Float64Array;
    const forces = this.model.actuator_forcerange as Float64Array;
    const [bodies, owners] = [this.model.geom_bodyid as Int32Array, this.model.geom_contype as Int32Array];
    // The last body of the left arm with a joint: a finger. Its parent is the hand.
    const last = bodies[[...owners].lastIndexOf(1)] ?? 0;
    const parent = (this.model.body_parentid as Int32Array)[last] ?? 0;
    return {
      peaks: Array.from({ length: jointCount }, (_none, joint) => forces[2 * joint + 1] ?? 0),
      hand: Math.max([...bodies].indexOf(parent), 0),
      moment: this.reset(orders),
      shapes: Array.from({ length: this.model.ngeom }, (_none, index) => this.shapeAt(index)),
      ranges: Array.from({ length: jointCount }, (_none, joint) => [ranges[2 * joint] ?? 0, ranges[2 * joint + 1] ?? 0] as const),
    };
  }

  /** Resets the scene, with the arms at their target. */
  reset(orders: Orders): Moment {
    const { goal } = orders;
    const { mujoco, model, data } = this;
    mujoco.mj_resetData(model, data);
    this.goal = goal;
    this.left = 0;
    const angles = data.qpos as Float64Array;
    [goal, mirroredPose(goal)].forEach((pose, arm) => {
      angles.set([...pose.angles, pose.opening / 2, pose.opening / 2], arm * perArm);
    });
    this.command({ ...orders, follows: false });
    mujoco.mj_forward(model, data);
    return this.moment();
  }

  /** Advances the simulated time by `seconds`, or less if computing takes longer than `budget` ms. */
  advance(seconds: number, budget: number, orders: Orders): Moment {
    const end = this.now() + budget;
    this.left += Math.min(Math.max(seconds, 0), longestAdvance);
    // Half a step is the tolerance for accumulated rounding errors.
    for (; this.left > this.timestep / 2; this.left -= this.timestep) {
      if (this.now() > end) {
        this.left = 0;
        break;
      }
      this.approach(orders.goal);
      this.command(orders);
      this.mujoco.mj_step(this.model, this.data);
    }
    return this.moment();
  }

  private approach({ angles, opening }: ArmPose): void {
    const most = pace.angle * this.timestep;
    this.goal = {
      angles: this.goal.angles.map((angle, joint) => towards(angle, angles[joint] ?? 0, most)),
      opening: towards(this.goal.opening, opening, pace.opening * this.timestep),
    };
  }

  private command({ follows, gains, torques, compensated, push }: Orders): void {
    this.setGains(gains ?? this.own, torques);
    const carried = this.model.body_gravcomp as Float64Array;
    carried.set(compensated ? this.carried : this.carried.map(() => 0));
    const applied = this.data.xfrc_applied as Float64Array;
    applied.fill(0);
    if (push) applied.set(push.force, 6 * ((this.model.geom_bodyid as Int32Array)[push.shape] ?? 0));
    const controls = this.data.ctrl as Float64Array;
    const { goal } = this;
    // A gripping hand can't close as far as its target, so the other hand gets the same target instead of the actual opening, and grips,
    // too.
    const other = mirroredPose(follows ? { angles: this.poseOf(0).angles, opening: goal.opening } : goal);
    [goal, other].forEach(({ angles, opening }, arm) => controls.set([...angles, opening / 2, opening / 2], arm * perArm));
  }

  /** The law of the motors for both arms: tau = Kp (goal − q) − Kd dq, plus feed-forward at the left arm. */
  private setGains({ kp, kd }: Gains, torques: readonly number[]): void {
    const [stiffness, bias] = [this.model.actuator_gainprm as Float64Array, this.model.actuator_biasprm as Float64Array];
    for (let joint = 0; joint < jointCount; joint += 1)
      for (const actuator of [joint, joint + perArm]) {
        stiffness[actuator * this.gainSize] = kp[joint] ?? 0;
        bias.set([actuator < perArm ? (torques[joint] ?? 0) : 0, -(kp[joint] ?? 0), -(kd[joint] ?? 0)], actuator * this.biasSize);
      }
  }

  private poseOf(arm: 0 | 1): ArmPose {
    const all = [...(this.data.qpos as Float64Array).subarray(arm * perArm, (arm + 1) * perArm)];
    return { angles: all.slice(0, jointCount), opening: (all[jointCount] ?? 0) + (all[jointCount + 1] ?? 0) };
  }

  private moment(): Moment {
    const { model, data } = this;
    const [centres, turns] = [data.geom_xpos as Float64Array, data.geom_xmat as Float64Array];
    const places = new Float64Array(model.ngeom * 12);
    for (let shape = 0; shape < model.ngeom; shape += 1)
      for (let row = 0; row < 3; row += 1) {
        places.set(turns.subarray(shape * 9 + row * 3, shape * 9 + row * 3 + 3), shape * 12 + row * 4);
        places[shape * 12 + row * 4 + 3] = (centres[shape * 3 + row] ?? 0) * mm;
      }
    const torques = [...(data.qfrc_actuator as Float64Array).subarray(0, jointCount)];
    return { time: data.time, places, left: this.poseOf(0), right: this.poseOf(1), torques, lifted: this.lifted() };
  }

  private lifted(): number {
    const [now, began] = [this.data.qpos as Float64Array, this.model.qpos0 as Float64Array];
    let lifted = 0;
    for (let height = 2 * perArm + 2; height < now.length; height += perCube)
      if ((now[height] ?? 0) > (began[height] ?? 0) + liftedBy) lifted += 1;
    return lifted;
  }

  private shapeAt(index: number): SceneShape {
    const { model } = this;
    const [types, sizes, bodies] = [model.geom_type as Int32Array, model.geom_size as Float64Array, model.geom_bodyid as Int32Array];
    const body = bodies[index] ?? 0;
    const isFixed = (model.body_weldid as Int32Array)[body] === 0;
    // Collision bits of src/arm/mjcf.ts.
    const sides: Readonly<Record<number, ShapeOwner>> = { 1: 'left', 2: 'right', 4: isFixed ? 'fixed' : 'loose' };
    return {
      kind: types[index] === this.mujoco.mjtGeom.mjGEOM_BOX.value ? 'box' : 'capsule',
      size: [sizes[3 * index] ?? 0, sizes[3 * index + 1] ?? 0, sizes[3 * index + 2] ?? 0],
      owner: sides[(model.geom_contype as Int32Array)[index] ?? 0] ?? 'fixed',
    };
  }
}

/** Loads MuJoCo from the URLs of its script and its WebAssembly module. Rejects if one of them doesn't load or run. */
export async function loadEngine(glue: string, engine: string): Promise<MainModule> {
  // Imported at run time: webpack would bundle all of MuJoCo's 300 kB into the worker, and rewrite its imports.
  const loaded = (await import(/* webpackIgnore: true */ glue)) as {
    readonly default: (options: { readonly locateFile: () => string }) => Promise<MainModule>;
  };
  return loaded.default({ locateFile: () => engine });
}
