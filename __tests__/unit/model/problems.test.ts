import { sortedProblems, didYouMean, formatProblem, formatProblems } from '../../../src/model/problems';

describe('a message about an unknown name ends in the names that may be meant', () => {
  it('the nearest, if it is near enough', () => {
    expect(didYouMean('hardware/grippper', ['index', 'hardware/gripper'])).toBe('Did you mean "hardware/gripper"?');
  });

  it('capitals make no difference', () => {
    expect(didYouMean('CAN', ['software/setup', 'can'])).toBe('Did you mean "can"?');
  });

  it('not one of other letters', () => {
    expect(didYouMean('Foo', ['Faq', 'Part', 'Card', 'Tabs', 'Clip', 'News', 'Value'])).toBe('No known name is similar.');
  });

  it('of equally near ones, that with the longest common beginning', () =>
    expect(didYouMean('joint_x', ['paint_x', 'joint_yy', 'joint_z'])).toBe('Did you mean "joint_z"?'));

  it.each(['J7_B2', 'J7_B', 'J9'])('no other id: %s', (id) =>
    expect(didYouMean(id, ['J1_B', 'J2_B', 'J3_B', 'J1', 'J2', 'J3', 'J6_B', 'J1_A'])).toBe('No known name is similar.'),
  );

  it('all, if they are few', () => {
    expect(didYouMean('abcdef', ['uvwxyz', 'abuvwx'])).toBe('Known: "abuvwx", "uvwxyz".');
  });

  it('in the form in which the author writes them', () => {
    expect(didYouMean('Figur', ['Figure'], (name) => `<${name}>`)).toBe('Did you mean <Figure>?');
  });

  it('says so where there is no name at all', () => {
    expect(didYouMean('a', [])).toBe('There is none.');
  });
});

describe('problems are printed', () => {
  it('with file and line', () => {
    expect(formatProblem({ file: 'a.csv', line: 4, message: 'is wrong.' })).toBe('a.csv:4: is wrong.');
  });

  it('without a line where there is none', () => {
    expect(formatProblem({ file: 'a.csv', message: 'is wrong.' })).toBe('a.csv: is wrong.');
  });

  it('all together, by file, line and message', () => {
    expect(
      formatProblems([
        { file: 'b.mdx', line: 2, message: 'two.' },
        { file: 'b.mdx', line: 10, message: 'ten.' },
        { file: 'b.mdx', message: 'whole file.' },
        { file: 'a.mdx', line: 1, message: 'y.' },
        { file: 'a.mdx', line: 1, message: 'x.' },
      ]),
    ).toBe(`5 mistakes in the sources:

  a.mdx:1: x.
  a.mdx:1: y.
  b.mdx: whole file.
  b.mdx:2: two.
  b.mdx:10: ten.
`);
  });

  it('one is one mistake, even if it is found twice', () => {
    const mistake = { file: 'a.mdx', line: 1, message: 'x.' };
    expect(formatProblems([mistake, { ...mistake }])).toBe('1 mistake in the sources:\n\n  a.mdx:1: x.\n');
  });

  it('by file and line, and those that may go with another one last', () => {
    const [late, second, first] = [
      { file: 'a.csv', message: 'late.', follows: true as const },
      { file: 'b.mdx', line: 2, message: 'second.' },
      { file: 'b.mdx', line: 1, message: 'first.' },
    ];
    expect(sortedProblems([late, second, first])).toEqual([first, second, late]);
  });
});
