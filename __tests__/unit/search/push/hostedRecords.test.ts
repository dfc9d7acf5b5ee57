import { hostedRecords } from '../../../../src/search/push/hostedIndex';
import { smallRecords } from '../../fixtures/searchRecords';

const records = hostedRecords(smallRecords, 'https://docs.openarm.dev');
const byId = new Map(records.map((record) => [record.objectID, record]));

describe('hosted records', () => {
  it('ids are unique', () => {
    expect(byId.size).toBe(records.length);
  });

  it('there is one for a heading, with its level', () => {
    expect(byId.get('/hardware/motor#limits/0')).toEqual({
      objectID: '/hardware/motor#limits/0',
      url: 'https://docs.openarm.dev/hardware/motor#limits',
      url_without_anchor: 'https://docs.openarm.dev/hardware/motor',
      anchor: 'limits',
      type: 'lvl3',
      content: null,
      hierarchy: {
        lvl0: 'Hardware',
        lvl1: 'Motor specifications',
        lvl2: 'Which motor sits where',
        lvl3: 'Limits',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: { level: 70, position: 2 },
    });
  });

  it('and one for each block below it; code is one block', () => {
    const contents = records
      .filter(({ objectID }) => objectID.startsWith('/hardware/motor#limits/'))
      .map(({ type, content }) => [type, content]);
    expect(contents).toEqual([
      ['lvl3', null],
      ['content', 'Peak torque in <N·m> & "more".'],
      ['content', 'ros2 launch openarm_bringup\nuse_fake_hardware:=true'],
    ]);
  });

  it('a step is linked by its own anchor', () => {
    expect(byId.get('/software/setup/motor-id#wire-it/2')).toMatchObject({
      url: 'https://docs.openarm.dev/software/setup/motor-id#connect-the-supply',
      content: 'Connect the supply',
    });
  });

  it('no record is too long for the service', () => {
    const long = {
      route: '/a',
      title: 'A',
      section: 'S',
      sections: [[1, 'A', '', ['word '.repeat(5000), { code: 'line of code\n'.repeat(2000) }]] as const],
    };
    const sizes = hostedRecords({ ...smallRecords, pages: [long] }, '').map((record) => JSON.stringify(record).length);
    expect(Math.max(...sizes)).toBeLessThan(10_000);
  });
});
