import { formulaHtml } from '../../../src/content/compile/formulaHtml';

describe('a formula', () => {
  it.each([
    ['\\tau = k_p (q_d - q)', true],
    ['\\hat{\\dot q}_1', false],
    ['\\frac{a}{\\sqrt[3]{b}}', true],
    ['\\begin{bmatrix}a & b \\\\[2ex] c & d\\end{bmatrix}', false],
    ['\\begin{aligned}a &= b \\\\ c &= d & e &= f\\end{aligned}', true],
    ['\\begin{align}a &= b \\\\ c &= d\\end{align}', true],
    ['\\begin{cases}a & b \\\\ c & d\\end{cases}', true],
    ['\\begin{array}{l|c}a & b \\\\ \\hline c & d\\end{array}', true],
    ['\\begin{smallmatrix}a & b\\end{smallmatrix} \\boxed{c} \\\\ d \\tag{1}', true],
  ])('%s has no style of its own, which the policy of the pages would not allow', (formula, block) => {
    const html = formulaHtml(formula, block);
    expect(html).toMatch(/^<math.*<\/math>$/s);
    expect(html).not.toContain(' style=');
  });

  it('with rows has classes that give its cells the room that they need', () => {
    const html = formulaHtml('\\begin{cases}a & b \\\\ c & d\\end{cases}', true);
    expect(html).toContain('<mtd class="tex-left-0 tex-right-0 tml-left"><mi>a</mi></mtd><mtd class="tex-left-l tex-right-0 tml-left">');
  });

  it('holds its source, for who copies it', () =>
    expect(formulaHtml('a < \\frac{1}{2}', false)).toContain('<annotation encoding="application/x-tex">a &lt; \\frac{1}{2}</annotation>'));

  it('that cannot be read is an error', () => expect(() => formulaHtml('\\frac{', true)).toThrow());

  it('that asks for a style is an error that says so', () =>
    expect(() => formulaHtml('\\textcolor{red}{x}', true)).toThrow(/needs the inline style "color:/));
});
