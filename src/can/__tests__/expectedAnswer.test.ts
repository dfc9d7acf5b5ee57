import type { SentKind } from '../compose/composeFields';
import { expectedAnswer } from '../compose/expectedAnswer';
import { frameOf, motorAt } from './commands';

describe('the answer', () => {
  const answer = (kind: SentKind, joint: string, typed = {}) => expectedAnswer(kind, motorAt(joint), frameOf(kind, joint, typed));

  it('has the receive ID and the bytes that are known', () => {
    expect(answer('enable', 'J1').frame).toBe('011  [8]  11 XX XX XX XX XX XX XX');
    expect(answer('disable', 'J8').frame).toBe('018  [8]  08 XX XX XX XX XX XX XX');
    expect(answer('read', 'J1', { register: '10' }).frame).toBe('011  [8]  01 00 33 0A XX XX XX XX');
    expect(answer('write', 'J2', { register: '10', value: '1' }).frame).toBe('012  [8]  02 00 55 0A 01 00 00 00');
  });

  it('is not promised where it is not documented', () => {
    for (const kind of ['set-zero', 'clear-error'] as const) {
      expect(answer(kind, 'J1').frame).toBeNull();
      expect(answer(kind, 'J1').words.join()).toMatch(/not documented/);
    }
  });
});
