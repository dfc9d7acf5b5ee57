import { readTable } from '../readTable';

/** One motor family as the drawings need it. */
export interface MotorData {
  readonly name: string;
  readonly diameter: number;
  readonly height: number;
  readonly mass: number;
  readonly ratedTorque: number;
  readonly peakTorque: number;
  /** Rated and no-load speed in rpm, one pair per supply voltage. */
  readonly speeds: readonly { volt: number; rated: number; noLoad: number }[];
}

function toMotor(row: Record<string, string>): MotorData {
  const value = (column: string): number => Number(row[column]);
  const speeds = [24, 48]
    .filter((volt) => row[`rated_speed_${volt}v_rpm`])
    .map((volt) => ({ volt, rated: value(`rated_speed_${volt}v_rpm`), noLoad: value(`max_no_load_speed_${volt}v_rpm`) }));
  return {
    name: row.model ?? '',
    diameter: value('outer_diameter_mm'),
    height: value('height_mm'),
    mass: value('mass_g'),
    ratedTorque: value('rated_torque_nm'),
    peakTorque: value('peak_torque_nm'),
    speeds,
  };
}

/** All motor families, in the order of the table. */
export const motorFamilies = (): MotorData[] => readTable('motor-specifications').map(toMotor);

/** Motor of each joint, shoulder to gripper: its model and the family that holds its data. */
export function motorsOfJoints(): { joint: string; model: string; data: MotorData }[] {
  const families = motorFamilies();
  return readTable('joints-to-motors').map(({ joint = '', motor_model: model = '', spec_row: name }) => {
    const data = families.find((family) => family.name === name);
    if (!data) throw new Error(`content/data/joints-to-motors.csv: "${name}" is no row of motor-specifications.csv.`);
    return { joint, model, data };
  });
}
