import { exampleTables } from '../../../../__tests__/unit/fixtures/exampleTables';
import { simulationMjcf, simulationTables } from '../engine/simulationMjcf';

const tables = exampleTables([...simulationTables]);
const rowsOf = (name: string) => tables.get(name)?.rows;

describe('the file of the scene', () => {
  const mjcf = simulationMjcf(rowsOf);

  it('names its sources and their licence', () => {
    for (const words of ['enactic/openarm_mujoco', 'enactic/openarm_teleop', 'Apache-2.0']) expect(mjcf).toContain(words);
  });

  it('drives both hands alike, and the joints by the gains and limits of the tables', () => {
    for (const side of ['left', 'right']) {
      expect(mjcf).toContain(
        `name="${side}_finger1_ctrl" joint="openarm_${side}_finger_joint1" gainprm="100" biastype="affine" biasprm="0 -100 0"`,
      );
      expect(mjcf).toMatch(new RegExp(`name="${side}_joint1_ctrl".*gainprm="240".*biasprm="0 -240 -3".*forcerange="-40 40"`));
    }
  });

  it('lets things touch', () => {
    expect(mjcf).not.toContain('contact="disable"');
    expect(mjcf.match(/<freejoint\/>/g)).toHaveLength(3);
  });

  it('cannot be written without a table, or a gain', () => {
    expect(() => simulationMjcf((name) => (name === 'arm-bodies' ? undefined : rowsOf(name)))).toThrow('arm-bodies: the table is missing.');
    expect(() => simulationMjcf((name) => (name === 'arm-bodies' ? rowsOf(name) : []))).toThrow('no gains of "follower J1"');
  });
});
