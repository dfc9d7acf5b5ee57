import { table } from '../../../src/model/tableTypes';

const columns = (declared: Parameters<typeof table>[2]) => table('Motors', 'joint', declared).columns;

it('a label alone declares a text, or numbers in the unit at the end of the name', () =>
  expect(columns({ joint: 'Joint', torque_nm: 'Torque', speed_rad_s: 'Speed' })).toEqual({
    joint: { label: 'Joint', type: 'text' },
    torque_nm: { label: 'Torque', type: 'number', unit: 'N·m' },
    speed_rad_s: { label: 'Speed', type: 'number', unit: 'rad/s' },
  }));

it('what is said beside the label counts', () =>
  expect(
    columns({ rate_hz: { label: 'Rate', type: 'integer', optional: true }, quat_w: { label: 'w', type: 'number', unit: null } }),
  ).toEqual({
    rate_hz: { label: 'Rate', type: 'integer', unit: 'Hz', optional: true },
    quat_w: { label: 'w', type: 'number' },
  }));
