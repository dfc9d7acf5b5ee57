import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';

/** One motor family as the drawings need it. */
export interface MotorData {
  readonly name: string;
  readonly diameter: number;
  readonly height: number;
  readonly mass: number;
  readonly ratedTorque: number;
  readonly peakTorque: number;
  /** Rated speed and speed without load at 24 V, in rpm. */
  readonly ratedSpeed: number;
  readonly noLoad: number;
}

function toMotor(row: TableRow): MotorData {
  return {
    name: row.text('model'),
    diameter: row.number('outer_diameter_mm'),
    height: row.number('height_mm'),
    mass: row.number('mass_g'),
    ratedTorque: row.number('rated_torque_nm'),
    peakTorque: row.number('peak_torque_nm'),
    ratedSpeed: row.number('rated_speed_24v_rpm'),
    noLoad: row.number('max_no_load_speed_24v_rpm'),
  };
}

/** All motor families, in the order of the table. */
export const motorFamilies = (): MotorData[] => readTable('motor-specifications').map(toMotor);

/** Motor of each joint, shoulder to gripper: its model and the family that holds its data. */
export function motorsOfJoints(): { joint: string; model: string; data: MotorData }[] {
  const families = motorFamilies();
  return readTable('joints-to-motors').map((row) => {
    const name = row.text('spec_row');
    const data = families.find((family) => family.name === name);
    if (!data) throw new Error(`content/data/joints-to-motors.csv: "${name}" is no row of motor-specifications.csv.`);
    return { joint: row.text('joint'), model: row.text('motor_model'), data };
  });
}
