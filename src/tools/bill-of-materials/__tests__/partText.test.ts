import { partText } from '../definition';
import { part } from './part';

const guide = part({
  id: 'RSE2B10-155',
  name: 'Miniature linear guide',
  model: 'RSE2B10-155',
  manufacturer: 'MISUMI',
  shape: 'straight rail',
});

it('a part is searched by number, name, supplier and shape, each once', () => {
  expect(partText(guide)).toBe('RSE2B10-155 · Miniature linear guide · catalogue part · MISUMI · straight rail');
  expect(partText({ ...guide, id: 'J1_A', name: 'J1_A', model: 'MVBLK-48S', manufacturer: 'MEVIY', material: 'Al6061' })).toBe(
    'J1_A · MVBLK-48S · Al6061 · catalogue part · MISUMI · MEVIY · straight rail',
  );
  expect(partText({ ...guide, id: 'power-supply', name: 'Power Supply', model: null })).toContain('power-supply · Power Supply · ');
});
