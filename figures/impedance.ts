import { chain, modelRows } from './kinematics';
import { readTable } from './readTable';

/** Position gain in N·m/rad and velocity gain in N·m·s/rad of one program, for the elbow (J4). */
export interface GainSet {
  readonly name: string;
  readonly kp: number;
  readonly kd: number;
}

/** One moment of a computed motion: time in s, angle in rad. */
export interface Sample {
  readonly time: number;
  readonly angle: number;
}

const gravity = 9.81;

/** Gains of the published programs for J4, from the tables the pages show. */
export function gainSets(): GainSet[] {
  const j4 = readTable('mit-gains').find((row) => row.joint === 'J4') ?? {};
  const teleop = readTable('teleop-parameters').find((row) => row.axis === 'follower J4') ?? {};
  const set = (name: string, kp?: string, kd?: string): GainSet => ({ name, kp: Number(kp), kd: Number(kd) });
  return [
    set('Demo', j4.demo_kp_nm_per_rad, j4.demo_kd_nms_per_rad),
    set('ROS 2 in November 2025', j4.ros2_docs_kp_nm_per_rad, j4.ros2_docs_kd_nms_per_rad),
    set('ROS 2 0.9.2', j4.ros2_092_kp_nm_per_rad, j4.ros2_092_kd_nms_per_rad),
    set('Teleoperation', teleop.kp_nm_per_rad, teleop.kd_nms_per_rad),
  ];
}

/**
 * What J4 carries with the forearm straight: moment of inertia about the joint in kg·m², and the torque in N·m
 * that holds the forearm level. Links 4 to 7, hand and both fingers, as in the model; no motor rotor, no payload.
 */
export function elbowLoad(): { inertia: number; torque: number } {
  const joints = chain(modelRows(), 'openarm_link0');
  const heightOf = (suffix: string): number => joints.find(({ name }) => name === `openarm_${suffix}`)?.origin[2] ?? NaN;
  const elbow = joints.find(({ name }) => name === 'openarm_joint4')?.origin ?? [NaN, NaN, NaN];
  const originX = (suffix: string): number => joints.find(({ name }) => name === `openarm_${suffix}`)?.origin[0] ?? NaN;
  const finger = modelRows().find((row) => row.joint === 'openarm_finger_joint1') ?? {};
  const joint = (link: string): string => (link.startsWith('link') ? `joint${link.slice(4)}` : 'hand_joint');
  const carried = readTable('inertials').filter(({ link }) => /^link[4-7]$|^hand$|finger$/.test(link ?? ''));
  return carried.reduce(
    (sum, row) => {
      const name = row.link ?? '';
      const along = heightOf(joint(name)) - elbow[2] + Number(row.com_z_m) + (name.endsWith('finger') ? Number(finger.z_m) : 0);
      const across = originX(joint(name)) - elbow[0] + Number(row.com_x_m);
      const mass = Number(row.mass_kg);
      return {
        inertia: sum.inertia + Number(row.iyy_kgm2) + mass * (along ** 2 + across ** 2),
        torque: sum.torque + mass * gravity * along,
      };
    },
    { inertia: 0, torque: 0 },
  );
}

/** Integrates I·q̈ = Kp·(step − q) − Kd·q̇ from rest (semi-implicit Euler, 0.1 ms), and keeps a sample every 4 ms. */
export function simulate(options: GainSet & { inertia: number; step: number; seconds: number }): Sample[] {
  const { kp, kd, inertia, step, seconds } = options;
  const dt = 0.0001;
  const samples: Sample[] = [];
  let angle = 0;
  let speed = 0;
  for (let index = 0; index <= Math.round(seconds / dt); index += 1) {
    if (index % 40 === 0) samples.push({ time: index * dt, angle });
    speed += ((kp * (step - angle) - kd * speed) / inertia) * dt;
    angle += speed * dt;
  }
  return samples;
}
