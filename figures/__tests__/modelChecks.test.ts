import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { checkHoles } from '../cad/checkHoles';
import { checkSteps, stepsWithoutModel } from '../cad/checkSteps';
import type { FastenerGroup, Part } from '../cad/part';
import { sceneOf } from '../cad/scene';
import { doubleNames } from '../cad/sheetNames';
import { modelOf, partOf, stepsLike } from './handMade';

// These checks look at names and holes, not at shapes.
const block = (id: string, z: number, extra: Partial<Part> = {}): Part =>
  partOf(id, { frame: 'arm', holes: [{ at: [5, 5, z], along: [0, 0, 1], diameter: 4.5 }], ...extra });

const step = stepsLike({
  guide: 'j2-j3',
  built: ['J2_B'],
  added: [{ part: 'J2_A', from: [0, 0, 20] }],
  driven: [{ group: 'J2_A to J2_B', away: 30 }],
});

const screws = (changes: Partial<FastenerGroup> = {}): FastenerGroup => ({
  id: 'J2_A to J2_B',
  fastener: 'M4x10',
  frame: 'arm',
  seats: [
    [5, 5, 20],
    [5, 5, 20],
  ],
  into: [0, 0, -1],
  joins: ['J2_A', 'J2_B'],
  ...changes,
});

const good = [block('J2_A', 10), block('J2_B', 0)];

describe('steps against their table', () => {
  const own = (messages: readonly string[]): string[] => messages.filter((message) => message.includes('step 1'));

  it('has nothing to say about a step that matches its row', () => {
    expect(own(checkSteps(modelOf(good, [screws()], [step()])))).toEqual([]);
  });

  it('names a fastener count that differs', () => {
    expect(own(checkSteps(modelOf(good, [screws({ seats: [[5, 5, 20]] })], [step()])))).toEqual([
      'figures/cad/steps: guide j2-j3, step 1 drives 1 × M4x10; content/data/build-steps.csv says 2. Correct whichever is wrong.',
    ]);
  });

  it('names a part that the row has and the drawing has not, and one that the row does not know', () => {
    const messages = own(
      checkSteps(modelOf([...good, block('J4_A', 30)], [screws()], [step({ added: [{ part: 'J4_A', from: [0, 0, 9] }] })])),
    );
    expect(messages).toEqual([
      'figures/cad/steps: guide j2-j3, step 1 does not show "J2_A", which its row of content/data/build-steps.csv names.',
      'figures/cad/steps: guide j2-j3, step 1 puts on "J4_A", which its row of content/data/build-steps.csv does not name.',
    ]);
  });

  it('leaves a step alone that no model draws, and says so', () => {
    const model = modelOf(good, [screws()], [step()]);
    expect(checkSteps(model).filter((message) => message.includes('j2-j3-2'))).toEqual([]);
    expect(stepsWithoutModel(model)).toContain(
      'The step "j2-j3-2" of content/data/build-steps.csv has no model, and keeps the picture that it has. To draw it, add a drawing with guide "j2-j3", step 2, arm "both" to figures/cad/steps.',
    );
  });

  it('names drawings without a row, and a guide without its finished view', () => {
    const messages = checkSteps(modelOf(good, [screws()], [step(), step({ step: 9 })]));
    expect(messages).toContain(
      'figures/cad/steps: guide j2-j3, step 9 is no step of content/data/build-steps.csv. Correct its number or arm, or add the row.',
    );
    expect(messages).toContain('figures/cad/steps: the guide "j2-j3" has no drawing with step "finished".');
  });

  it('names a word of its own for what a table names, but not one for a piece that no table has', () => {
    const named = step({ names: { 'base-plate': 'ground plate', 'J2 lead': 'J2 cable' } });
    expect(checkSteps(modelOf(good, [screws()], [named]))).toContain(
      'figures/cad/steps: guide j2-j3, step 1 has a name of its own for "base-plate", which is called "base plate" in content/data. Remove it from "names".',
    );
    expect(doubleNames(named)).toEqual(['base-plate']);
  });

  it('refuses a name that nothing models, and says in which step', () => {
    expect(() => sceneOf(step({ built: ['J2_X'] }), modelOf(good, [screws()], []))).toThrow(
      'figures/cad/steps: guide j2-j3, step 1 names "J2_X", which figures/cad/parts models neither as a part nor as a group of fasteners.',
    );
  });
});

describe('fasteners against holes', () => {
  it('accepts screws that run through both parts', () => {
    expect(checkHoles(modelOf(good, [screws()], [step()]))).toEqual([]);
  });

  it('names a screw that misses a hole by a millimetre, with the step that drives it', () => {
    const messages = checkHoles(modelOf(good, [screws({ seats: [[6, 5, 20]] })], [step()]));
    expect(messages).toEqual([
      'figures/cad/parts: "J2_A to J2_B" (guide j2-j3, step 1): the M4x10 at (6, 5, 20) meets no hole; it should join J2_A and J2_B. Correct the seat or the holes.',
    ]);
  });

  it('names a screw that has a hole in one of the two parts only', () => {
    const [a] = good as [Part, Part];
    const messages = checkHoles(modelOf([a, block('J2_B', 0, { holes: [] })], [screws({ seats: [[5, 5, 20]] })], [step()]));
    expect(messages[0]).toContain('meets only a hole of J2_A');
  });

  it('refuses a hole that the screw does not fit', () => {
    const narrow = block('J2_B', 0, { holes: [{ at: [5, 5, 0], along: [0, 0, 1], diameter: 2 }] });
    expect(checkHoles(modelOf([good[0] as Part, narrow], [screws({ seats: [[5, 5, 20]] })], [step()]))).toHaveLength(1);
  });
});

describe('parts against one another', () => {
  it('accepts what touches or declares its overlap, and names two parts that stand in one another', () => {
    // In a process of its own: the CAD kernel does not load in jest.
    const output = execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'collidingBlocks.ts')], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual({
      touching: [],
      overlapping: [
        'figures/cad/parts: "A" and "B" (guide blocks) stand in one another: they share 200 mm³, more than 60. Correct their place or shape.',
      ],
      declared: [],
    });
  });
});
