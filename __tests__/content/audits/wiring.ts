import { siteRows } from '../../unit/fixtures/siteRows';

const connections = siteRows('wiring-connections');

describe('the wiring tables', () => {
  // One arm, two arms, leader and follower: as the wiring page of OpenArm 1.0 counts them.
  test.each([
    ['J1-J2', 2],
    ['J3-J4', 1],
    ['J4-J7', 1],
    ['J7-J8', 1],
    ['Communication', 1],
    ['Extension', 1],
  ])('use as many %s cables as the bill of materials has', (name, perArm) => {
    const runs = new Set(connections.filter((row) => row.cable === name).map((row) => row.run));
    const cable = siteRows('wiring-cables').find((row) => row.cable === name);
    const part = siteRows('bom-electrical').find((row) => row.part_id === cable?.part_id);
    expect(runs.size).toBe(perArm);
    expect([part?.quantity_one_arm, part?.quantity_robot, part?.quantity_leader_follower]).toEqual([perArm, perArm * 2, perArm * 4]);
    expect(part?.model_number).toBe(`Cable ${String(cable?.drawing_no)}`);
  });

  test('take every connector of a hub board', () => {
    const [board] = siteRows('hub-board');
    const connector = siteRows('bom-electrical').find((row) => row.part_id === 'C19268029');
    expect(siteRows('hub-slots')).toHaveLength(Number(board?.connectors));
    expect(connector?.quantity_one_arm).toBe(board?.connectors);
  });

  test('bend four ends on an arm', () => {
    const bent = siteRows('wiring-plugs').filter((row) => row.shape === 'L-shaped');
    const motors = bent.map(({ plug }) => connections.find((row) => `${String(row.cable)} ${String(row.ref)}` === plug)?.device);
    expect(motors.sort()).toEqual(['J3', 'J4', 'J5', 'J7']);
  });

  test('need 30 casing screws for two arms', () => {
    const covers = siteRows('casing-parts').filter((row) => row.joint !== 'chest');
    expect(covers.reduce((sum, row) => sum + Number(row.screws) * Number(row.quantity_robot), 0)).toBe(30);
  });
});
