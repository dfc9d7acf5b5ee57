import { chain, modelRows } from './kinematics';
import { readRow, readTable } from './tables/readTable';
import type { TableRow } from './tables/tableRow';

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
  const elbow = readRow('mit-gains', 'J4');
  const set = (name: string, row: TableRow, columns: string): GainSet => ({
    name,
    kp: row.number(`${columns}kp_nm_per_rad`),
    kd: row.number(`${columns}kd_nms_per_rad`),
  });
  return [
    set('Demo', elbow, 'demo_'),
    set('ROS 2 in November 2025', elbow, 'ros2_docs_'),
    set('ROS 2 0.9.2', elbow, 'ros2_092_'),
    set('Teleoperation', readRow('teleop-parameters', 'follower J4'), ''),
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
  const finger = readRow('kinematics-joints', 'openarm_finger_joint1').number('z_m');
  const joint = (link: string): string => (link.startsWith('link') ? `joint${link.slice(4)}` : 'hand_joint');
  const carried = readTable('inertials').filter((row) => /^link[4-7]$|^hand$|finger$/.test(row.text('link')));
  return carried.reduce(
    (sum, row) => {
      const name = row.text('link');
      const along = heightOf(joint(name)) - elbow[2] + row.number('com_z_m') + (name.endsWith('finger') ? finger : 0);
      const across = originX(joint(name)) - elbow[0] + row.number('com_x_m');
      const mass = row.number('mass_kg');
      return {
        inertia: sum.inertia + row.number('iyy_kgm2') + mass * (along ** 2 + across ** 2),
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
