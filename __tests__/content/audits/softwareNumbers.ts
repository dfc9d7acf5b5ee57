import type { Row } from '../../../src/content/tables/csvTable';
import { siteRows } from '../../unit/fixtures/siteRows';
import { documents } from '../siteContent';

const jointNumber = (name: string): string => `J${/joint(\d)$/.exec(name)?.[1] ?? ''}`;
const byJoint = (rows: readonly Row[]) => rows.map((row) => [String(row.joint), row] as const);
const limits = siteRows('urdf-joint-limits');

/** The row whose key has this value; a missing row fails the test with its name. */
function rowOf(table: string, key: string, value: Row[string] | undefined): Row {
  const row = siteRows(table).find((candidate) => candidate[key] === value);
  if (!row) throw new Error(`content/data/${table}.csv has no row with ${key} "${String(value)}".`);
  return row;
}

describe('numbers of the software pages agree with each other', () => {
  test.each(byJoint(siteRows('motor-ids')))('%s packs with the limits of its motor type', (joint, row) => {
    const type = rowOf('mit-limits', 'type', row.openarm_can_motor_type);
    expect(type.joints).toContain(joint);
    expect([type.p_max_rad, type.v_max_rad_s, type.t_max_nm]).toEqual([row.mit_pmax_rad, row.mit_vmax_rad_s, row.mit_tmax_nm]);
  });

  test.each(byJoint(limits))('%s has one limit in two units', (_joint, row) => {
    expect(row.lower_deg).toBeCloseTo((Number(row.lower_rad) * 180) / Math.PI, 3);
    expect(row.upper_deg).toBeCloseTo((Number(row.upper_rad) * 180) / Math.PI, 3);
    expect(row.velocity_rpm).toBeCloseTo((Number(row.velocity_rad_s) * 30) / Math.PI, 1);
  });

  test.each(byJoint(limits.filter((row) => row.model === 'one arm')))(
    '%s of one arm has the mechanical range of the hardware pages',
    (joint, row) => {
      const range = rowOf('joint-limits', 'joint', jointNumber(joint));
      expect([row.lower_deg, row.upper_deg]).toEqual([range.min_deg, range.max_deg]);
    },
  );

  test.each(byJoint(limits))('%s has the peak torque of its motor as effort', (joint, row) => {
    const model = rowOf('motor-ids', 'joint', jointNumber(joint)).motor_model;
    const motor = siteRows('motor-specifications').find(({ covers_models: covered }) => Array.isArray(covered) && covered.includes(model));
    expect(row.effort_nm).toBe(motor?.peak_torque_nm);
  });

  it('names one firmware for each motor, in the guide, the symptom and the answer', () => {
    const versions = (text: unknown): string[] => [...new Set(String(text).match(/V\d{4}_\d{2}/g))].toSorted();
    const guide = documents.find(({ route }) => route === '/software/setup/motor-id');
    expect(versions(guide?.body)).toHaveLength(3);
    expect(versions(rowOf('symptoms', 'id', 'motor-firmware-old').fix)).toEqual(versions(guide?.body));
    expect(versions(rowOf('faq', 'id', 'motor-firmware').answer)).toEqual(versions(guide?.body));
  });
});
