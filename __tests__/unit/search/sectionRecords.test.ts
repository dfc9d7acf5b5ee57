import { sectionRecords } from '../../../src/search/engine/sectionRecords';

it('names are what a step or a part begins with, and nothing that is no more than its name: it would count twice', () => {
  const blocks = [
    'Before',
    { anchor: 'step-1', blocks: ['Wire it', 'Red is plus.', { anchor: 'plug', blocks: ['The plug', 'It clicks.'] }] },
    { anchor: 'p', blocks: ['Screw · M4 · 12 pieces'] },
    { anchor: 'term-bus', blocks: ['bus, CAN bus'] },
  ];
  const [record] = sectionRecords([{ route: '/a', title: 'A', section: 'S', sections: [[1, 'A', '', blocks]] }]);
  expect(record?.names).toEqual(['Wire it', 'The plug', 'Screw', 'M4']);
});
