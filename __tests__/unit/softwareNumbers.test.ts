import { elbowLoad } from '../../figures/impedance';
import { readTable } from '../../figures/readTable';

type Row = Record<string, string>;

const jointNumber = (name: string): string => `J${/joint(\d)$/.exec(name)?.[1] ?? ''}`;
const limits = readTable('urdf-joint-limits');

/** The row whose key has this value; a missing row fails the test with its name. */
function rowOf(table: string, key: string, value: string): Row {
  const row = readTable(table).find((candidate) => candidate[key] === value);
  if (!row) throw new Error(`content/data/${table}.csv has no row with ${key} "${value}".`);
  return row;
}

describe('numbers of the software pages agree with each other', () => {
  test('the elbow example is what the inertias of the model give', () => {
    const { inertia_kgm2, holding_torque_nm } = rowOf('elbow-example', 'example', 'elbow');
    const { inertia, torque } = elbowLoad();
    expect(Number(inertia_kgm2)).toBeCloseTo(inertia, 3);
    expect(Number(holding_torque_nm)).toBeCloseTo(torque, 2);
  });

  test.each(readTable('motor-ids').map((row) => [row.joint ?? '', row] as const))(
    '%s packs with the limits of its motor type',
    (joint, row) => {
      const type = rowOf('mit-limits', 'type', row.openarm_can_motor_type ?? '');
      expect((type.joints ?? '').split('; ')).toContain(joint);
      expect([type.p_max_rad, type.v_max_rad_s, type.t_max_nm]).toEqual([row.mit_pmax_rad, row.mit_vmax_rad_s, row.mit_tmax_nm]);
    },
  );

  test.each(limits.map((row) => [row.joint ?? '', row] as const))('%s has one limit in two units', (_joint, row) => {
    expect(Number(row.lower_deg)).toBeCloseTo((Number(row.lower_rad) * 180) / Math.PI, 3);
    expect(Number(row.upper_deg)).toBeCloseTo((Number(row.upper_rad) * 180) / Math.PI, 3);
    expect(Number(row.velocity_rpm)).toBeCloseTo((Number(row.velocity_rad_s) * 30) / Math.PI, 1);
  });

  test.each(limits.filter((row) => row.model === 'one arm').map((row) => [row.joint ?? '', row] as const))(
    '%s of one arm has the mechanical range of the hardware pages',
    (joint, row) => {
      const range = rowOf('joint-limits', 'joint', jointNumber(joint));
      expect([row.lower_deg, row.upper_deg]).toEqual([range.min_deg, range.max_deg]);
    },
  );

  test.each(limits.map((row) => [row.joint ?? '', row] as const))('%s has the peak torque of its motor as effort', (joint, row) => {
    const model = rowOf('motor-ids', 'joint', jointNumber(joint)).motor_model ?? '';
    const motor = readTable('motor-specifications').find(({ covers_models }) =>
      (covers_models ?? '').split(';').some((name) => name.trim() === model),
    );
    expect(row.effort_nm).toBe(motor?.peak_torque_nm);
  });
});
