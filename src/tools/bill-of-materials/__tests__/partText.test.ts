import { partText } from '../partsDefinition';

const part = {
  id: 'RSE2B10-155',
  name: 'Miniature linear guide',
  model: 'RSE2B10-155',
  oneArm: 1,
  robot: 2,
  leader: 2,
  leaderFollower: 2,
  decimals: 0,
  unitPrice: 14940,
  pricedPieces: null,
  notedOn: '2025-11-24',
  supplier: 'MISUMI',
  manufacturer: 'MISUMI',
  material: null,
  process: 'catalogue part',
  url: null,
  files: [],
  arm: null,
  icon: 'guide',
  shape: 'straight rail',
  notes: null,
  only: null,
};

it('a part is searched by number, name, supplier and shape, each once', () => {
  expect(partText(part)).toBe('RSE2B10-155 · Miniature linear guide · catalogue part · MISUMI · straight rail');
  expect(partText({ ...part, id: 'J1_A', name: 'J1_A', model: 'MVBLK-48S', manufacturer: 'MEVIY', material: 'Al6061' })).toBe(
    'J1_A · MVBLK-48S · Al6061 · catalogue part · MISUMI · MEVIY · straight rail',
  );
  expect(partText({ ...part, id: 'power-supply', name: 'Power Supply', model: null })).toContain('power-supply · Power Supply · ');
});
