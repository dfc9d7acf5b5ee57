import { isComposed } from '../compose/composeFrame';
import { findRegisters } from '../compose/registers';
import { compose, frameOf, lineOf, problemsOf, tables } from './commands';

describe('a register', () => {
  it('that can only be read is not written', () => {
    expect(problemsOf('write', 'J1', { register: '13', value: '1' })).toEqual([
      'value: hw_ver can only be read. Choose a register that can be written.',
    ]);
    expect(lineOf('read', 'J1', { register: '13' })).toBe('7FF#0100330D00000000');
  });

  it('is written only with a value that it can hold', () => {
    expect(problemsOf('write', 'J1', { register: '10' })).toEqual(['value: Type the new value of the register, from 0 to 4.']);
    for (const value of ['1.5', '-1', '4294967296']) expect(problemsOf('write', 'J1', { register: '8', value })).toHaveLength(1);
    expect(problemsOf('write', 'J1', { register: '21', value: '1e40' })).toHaveLength(1);
    expect(problemsOf('write', 'J1', { register: '99', value: '1' }).join()).toMatch(/^register: “99” is not a register of the table\./);
  });

  it('is refused a value outside its range, unless a person says that it is meant', () => {
    const outside = { register: '35', value: '12' };
    expect(problemsOf('write', 'J1', outside)).toEqual(['value: 12 is outside the range of can_br. Type a value from 0 to 9.']);
    expect(frameOf('write', 'J1', outside).objections).toHaveLength(1);
    expect(problemsOf('write', 'J1', { register: '0', value: '5' })).toEqual([
      'value: 5 is outside the range of UV_Value. Type a value above 10.',
    ]);
    expect(problemsOf('write', 'J1', { register: '3', value: '1' }).join()).toMatch(/above 0 and below 1\./);
    expect(frameOf('write', 'J1', { register: '35', value: '9' }).notes).toEqual(['Writes 9 to can_br.']);
    expect(frameOf('write', 'J1', { register: '3', value: '0.8' }).objections).toEqual([]);
  });

  it('is not written with a number that could be read in two ways, and says what was understood', () => {
    expect(isComposed(compose('write', 'J1', { register: '9', value: '20,000' }))).toBe(false);
    expect(frameOf('write', 'J1', { register: '9', value: '20000' }).notes[0]).toMatch(/Writes 20.?000 to TIMEOUT, which is 1.?000 ms\./);
    expect(frameOf('write', 'J1', { register: '9', value: '16777217' }).notes[0]).toBe(
      'Writes 16,777,217 to TIMEOUT, which is 838,860.85 ms.',
    );
    expect(frameOf('write', 'J1', { register: '3', value: '0,8' }).notes[0]).toBe('Writes 0.8 to OC_Value.');
    expect(isComposed(compose('write', 'J1', { register: '9', value: '0x10' }))).toBe(false);
  });

  it.each([
    ['8', '0'],
    ['8', '256'],
    ['8', '17'],
    ['7', '5'],
    ['7', '2047'],
    ['10', '0'],
    ['10', '5'],
  ])('%s never gets %s, which would make a motor unreachable or a second one answer', (register, value) =>
    expect(isComposed(compose('write', 'J1', { register, value }))).toBe(false),
  );

  it.each([
    ['10', [10, 16]],
    ['0x0A', [10]],
    ['0xa', [10]],
    ['0A', [10]],
    ['ctrl_mode', [10]],
    ['pmax', [21]],
    ['0x50', [80]],
    ['bit-rate', [35]],
    ['nothing like it', []],
  ])('is found by %s', (text, numbers) => expect(findRegisters(tables.registers, text).map(({ number }) => number)).toEqual(numbers));
});
