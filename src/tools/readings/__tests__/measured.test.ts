import { readMeasured, withValue } from '../measured';

describe('measured values', () => {
  it('keeps a value for each reading and arm', () => {
    const stored = withValue(readMeasured(withValue({}, 'R10.right', '118 Ω')), 'R10.left', '60');
    expect(readMeasured(stored)).toEqual({ 'R10.right': '118 Ω', 'R10.left': '60' });
  });

  it('forgets an emptied value, and stores nothing where none is left', () => {
    expect(withValue({ 'R1.right': '120' }, 'R1.right', ' ')).toBeNull();
  });

  it('skips what other code has stored', () => {
    for (const stored of ['not JSON', '[1]', 'null', '{"R1.right":{"a":1}}', `{"R1.right":"${'9'.repeat(99)}"}`])
      expect(readMeasured(stored)).toEqual({});
  });
});
