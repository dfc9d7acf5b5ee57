import { readOpenStep } from '../../../src/guides/state/openStep';

describe('the step in an address', () => {
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
});
