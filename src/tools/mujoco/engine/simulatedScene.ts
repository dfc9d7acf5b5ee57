import type { MainModule, MjData, MjModel } from '@mujoco/mujoco';
import { jointCount } from '../../../arm/armModel';
import type { ArmPose, Moment, Orders, SceneShape, ShapeOwner, Started } from './messages';
import { mirroredPose } from './poses';

// The package gives the type `any` to each array of its model and data: the casts below say which array it is.

/** Joints and motors of an arm in MuJoCo's lists: J1 to J7 and two fingers. The left arm comes first. */
const perArm = jointCount + 2;

/** Places of a free body in the list of positions: three of its centre and four of its quaternion. */
const perCube = 7;

/** How fast goals are approached, in rad/s and m/s: a slider that jumps shall not fling an arm. */
const pace = { angle: 1.2, opening: 0.08 } as const;

/** Simulated seconds that one question may ask for: a page that was hidden does not catch up. */
const longestAdvance = 0.2;

/** How far in m a cube is above where it began to count as lifted. */
const liftedBy = 0.01;

const mm = 1000;

const towards = (from: number, to: number, most: number): number => from + Math.min(Math.max(to - from, -most), most);

/** The scene in MuJoCo, with the arms moved by their motors. Throws where MuJoCo cannot read it. */
export class SimulatedScene {
  private readonly model: MjModel;
  private readonly data: MjData;
  private readonly timestep: number;
  private goal: ArmPose = { angles: [], opening: 0 };
  private left = 0;

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
  }

  /** Puts everything in its place, and says what is to be drawn. */
  start(orders: Orders): Started {
    const ranges = this.model.jnt_range as Float64Array;
    return {
      moment: this.reset(orders),
      shapes: Array.from({ length: this.model.ngeom }, (_none, index) => this.shapeAt(index)),
      ranges: Array.from({ length: jointCount }, (_none, joint) => [ranges[2 * joint] ?? 0, ranges[2 * joint + 1] ?? 0] as const),
    };
  }

  /** Begins anew, with the arms at their goal. */
  reset({ goal }: Orders): Moment {
    const { mujoco, model, data } = this;
    mujoco.mj_resetData(model, data);
    this.goal = goal;
    this.left = 0;
    const angles = data.qpos as Float64Array;
    [goal, mirroredPose(goal)].forEach((pose, arm) => {
      angles.set([...pose.angles, pose.opening / 2, pose.opening / 2], arm * perArm);
    });
    this.command({ goal, follows: false });
    mujoco.mj_forward(model, data);
    return this.moment();
  }

  /** Goes on by seconds of simulated time; where `budget` ms have passed before, by less. */
  advance(seconds: number, budget: number, orders: Orders): Moment {
    const end = this.now() + budget;
    this.left += Math.min(Math.max(seconds, 0), longestAdvance);
    // Sums of steps are a little off: half a step is no step.
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

  private command({ follows }: Orders): void {
    const controls = this.data.ctrl as Float64Array;
    const { goal } = this;
    // A hand that grips cannot close as far as it is told to: the other one is told the same, so that it grips, too.
    const other = mirroredPose(follows ? { angles: this.poseOf(0).angles, opening: goal.opening } : goal);
    [goal, other].forEach(({ angles, opening }, arm) => controls.set([...angles, opening / 2, opening / 2], arm * perArm));
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
    return { time: data.time, places, left: this.poseOf(0), right: this.poseOf(1), lifted: this.lifted() };
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
    // Bits of src/arm/mjcfShape.ts.
    const sides: Readonly<Record<number, ShapeOwner>> = { 1: 'left', 2: 'right', 4: isFixed ? 'fixed' : 'loose' };
    return {
      kind: types[index] === this.mujoco.mjtGeom.mjGEOM_BOX.value ? 'box' : 'capsule',
      size: [sizes[3 * index] ?? 0, sizes[3 * index + 1] ?? 0, sizes[3 * index + 2] ?? 0],
      owner: sides[(model.geom_contype as Int32Array)[index] ?? 0] ?? 'fixed',
    };
  }
}
