import { formulaHtml } from '../../../src/content/compile/formulaHtml';

describe('a formula', () => {
  it.each([
    ['\\tau = k_p (q_d - q)', true],
    ['\\hat{\\dot q}_1', false],
    ['\\frac{a}{\\sqrt[3]{b}}', true],
  ])('%s has no style of its own, which the policy of the pages would not allow', (formula, block) => {
    const html = formulaHtml(formula, block);
    expect(html).toMatch(/^<math.*<\/math>$/s);
    expect(html).not.toContain('style=');
  });

  it('holds its source, for who copies it', () =>
    expect(formulaHtml('a < \\frac{1}{2}', false)).toContain('<annotation encoding="application/x-tex">a &lt; \\frac{1}{2}</annotation>'));

  it('that cannot be read is an error', () => expect(() => formulaHtml('\\frac{', true)).toThrow());

  it('that asks for a style is an error that says so', () =>
    expect(() => formulaHtml('\\textcolor{red}{x}', true)).toThrow(/needs the inline style "color:/));
});
