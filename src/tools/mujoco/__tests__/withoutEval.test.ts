import { withoutEval } from '../output/filesOfSimulation';

const places = ['new Function(...args, invokerFnBody)(...closureArgs)', 'new Function(...params, functionBody)(...args)'];

describe('the script of MuJoCo', () => {
  it('makes no functions of texts any more, and says that it was changed', () => {
    const changed = withoutEval(places.map((place) => `x = ${place};`).join('\n'));
    expect(changed).toMatch(/^\/\* MuJoCo, Apache-2\.0.*Changed/);
    expect(changed).not.toContain('new Function');
  });

  it('is rejected if a newer version differs', () => {
    expect(() => withoutEval(places[0] ?? '')).toThrow('filesOfSimulation.ts');
    expect(() => withoutEval([...places, 'new Function("x")'].join(';'))).toThrow('still compiles code from text');
    expect(() => withoutEval([...places, 'eval(text)'].join(';'))).toThrow('still compiles code from text');
  });
});
