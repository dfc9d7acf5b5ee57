import { readOpenStep, writeOpenStep } from '../../../src/guides/state/openStep';

describe('the step that an address shows alone', () => {
  it.each<[string, string | null]>([
    ['', null],
    ['?step=4', '4'],
    ['?a=b&step=end', 'end'],
    ['?step=set-the-id', 'set-the-id'],
    ['?step=', null],
    ['?step=%3Cscript%3E', null],
    ['?step=a b', null],
    ['?step=%', null],
    [`?step=${'x'.repeat(101)}`, null],
  ])('%j is %j', (search, step) => expect(readOpenStep(search)).toBe(step));

  it('is written beside what else the address holds, and taken out of it', () => {
    expect(writeOpenStep('?arm.side=left', '4')).toBe('?arm.side=left&step=4');
    expect(writeOpenStep('?arm.side=left&step=4', null)).toBe('?arm.side=left');
    expect(writeOpenStep('?step=4', null)).toBe('');
  });
});
