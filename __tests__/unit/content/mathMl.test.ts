import { mathMl } from '../../../src/content/compile/mathMl';

describe('a formula', () => {
  it.each([
    ['\\tau = k_p (q_d - q)', true],
    ['\\hat{\\dot q}_1', false],
    ['\\frac{a}{\\sqrt[3]{b}}', true],
  ])('%s has no style of its own, which the policy of the pages would not allow', (formula, block) => {
    const html = mathMl(formula, block);
    expect(html).toMatch(/^<math.*<\/math>$/s);
    expect(html).not.toContain('style=');
  });

  it('that cannot be read is an error', () => expect(() => mathMl('\\frac{', true)).toThrow());
});
