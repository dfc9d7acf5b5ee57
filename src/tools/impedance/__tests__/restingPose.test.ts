import { readFileSync } from 'node:fs';
import path from 'node:path';
import { framesOf } from '../../../arm/kinematics';
import { restingPose } from '../engine/drivenStep';
import { parseRecords } from '../../../content/tables/csvRecords';
import { peakTorques, bothArms } from '../../../arm/__tests__/bothArms';

const { right: rightArm } = bothArms;

const degree = Math.PI / 180;

const [header, ...records] = parseRecords(readFileSync(path.resolve(__dirname, 'fixtures/armSag.csv'), 'utf8'));
const rows = records.map(({ cells }) => Object.fromEntries((header?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])));

/** Rows of one pose with one set of gains and one payload: a row for each joint. */
const cases = rows.reduce<[name: string, joints: typeof rows][]>((found, row) => {
  const name = `${row.pose}, ${row.gains}, ${row.payload_kg} kg`;
  const last = found.at(-1);
  if (last?.[0] === name) last[1].push(row);
  else found.push([name, [row]]);
  return found;
}, []);

it.each(cases)('comes to rest where the reference does: %s', (_name, joints) => {
  const target = joints.map(({ commanded_deg: angle }) => Number(angle) * degree);
  const mass = Number(joints[0]?.payload_kg);
  const rest = restingPose(rightArm, {
    drive: { target, stiffness: joints.map(({ kp_nm_per_rad: kp }) => Number(kp)), damping: [], limit: peakTorques, push: [0, 0, 0] },
    compensated: false,
    ...(mass > 0 && { payload: { body: rightArm.tool, at: [0, 0, 0], mass } }),
  });
  expect(rest.found).toBe(true);
  joints.forEach((row, joint) => {
    const sag = ((rest.angles[joint] ?? NaN) - (target[joint] ?? NaN)) / degree;
    expect(Math.abs(sag - Number(row.sag_equilibrium_deg))).toBeLessThan(0.00051);
    expect(rest.stopped[joint]).toBe(row.at_end_stop === 'yes');
    if (row.at_end_stop === 'no')
      expect(Math.abs((rest.torques[joint] ?? NaN) - Number(row.gravity_at_equilibrium_nm))).toBeLessThan(0.000051);
  });
  const [from, to] = [target, rest.angles].map((angles) => framesOf(rightArm, angles)[rightArm.tool]?.position[2] ?? NaN);
  expect(Math.abs(((to ?? NaN) - (from ?? NaN)) * 1000 - Number(joints[0]?.tcp_height_change_mm))).toBeLessThan(0.051);
});

it('stays at its goal where gravity is fed forward, and sags under what the program does not know of', () => {
  const target = [90, 0, 0, 30, 0, 0, 0].map((angle) => angle * degree);
  const drive = { target, stiffness: [20, 20, 20, 20, 5, 5, 5], damping: [], limit: peakTorques, push: [0, 0, 0] as const };
  const light = restingPose(rightArm, { drive, compensated: true });
  light.angles.forEach((angle, joint) => expect(angle).toBeCloseTo(target[joint] ?? NaN, 6));
  const loaded = restingPose(rightArm, { drive, compensated: true, payload: { body: rightArm.tool, at: [0, 0, 0], mass: 1 } });
  expect((loaded.angles[0] ?? NaN) / degree).toBeLessThan(80);
});
