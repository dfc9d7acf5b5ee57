import { readSteps, stepsOf } from '../../../../src/guides/content/buildSteps';
import { guideTools, stepTools } from '../../../../src/guides/content/tools';
import { tablesWith } from '../../fixtures/guides';

const heads: readonly [string, string, string] = [
  'build-fasteners',
  'M4x10,M4×10,bolt,hex socket,ISO 4762,M4,CBE4-10\n',
  `M4x10,M4×10,bolt,hex socket,,,CBE4-10
washer,washer,washer,none,,,
step,step bolt,step bolt,unknown,,,
cover,screw of the cover,screw,cross recess,,,
chest,screw of the chest,screw,unknown,,,
`,
];

const toolsOf = (fasteners: string): string[] => {
  const tables = tablesWith([heads, ['build-steps', 'M4x10 x5,soldering iron', `${fasteners},soldering iron`]]);
  const [first] = stepsOf('j1-j2', readSteps(tables));
  return first ? stepTools(first, tables).map(({ words }) => words) : [];
};

describe('the tools of a step', () => {
  it('are keys of the size that the standard of the screws has, each once, and what the row names', () =>
    expect(toolsOf('M5x10 x2; M4x8; M5x10')).toEqual(['4 mm hex key', '3 mm hex key', 'soldering iron']));

  it.each([
    ['a hex socket', 'M4x10', 'hex key to fit M4x10'],
    ['a step bolt', 'step x2', 'key to fit step'],
    ['a cross recess', 'cover', 'cross-recess screwdriver to fit'],
    ['a screw that no source describes', 'chest', 'key or screwdriver to fit'],
  ])('have no size for %s where no source gives one', (_what, fastener, tool) =>
    expect(toolsOf(fastener)).toEqual([tool, 'soldering iron']),
  );

  it('are none for washers', () => expect(toolsOf('washer x2')).toEqual(['soldering iron']));
});

describe('the tools of a guide', () => {
  it('are the keys by size, then all others in the order of the steps', () => {
    const tables = tablesWith([['build-steps', 'M4x10 x5', 'M5x10 x5']]);
    const tools = guideTools(stepsOf('j1-j2', readSteps(tables)), tables);
    expect(tools.map(({ words, thread }) => [words, thread])).toEqual([
      ['3 mm hex key', 'M4'],
      ['4 mm hex key', 'M5'],
      ['soldering iron', undefined],
    ]);
  });
});
