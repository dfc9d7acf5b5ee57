import { modelOf } from '../../../src/guides/steps/StepDrawings';
import { buildGuideNames, buildGuides } from '../../../src/site/buildGuides';
import type { BuildGuide } from '../../../src/site/buildGuides';

describe('the model of a drawing', () => {
  it.each(buildGuideNames)('is that of its guide, where the models draw it: %s', (guide) => {
    const { drawings }: BuildGuide = buildGuides[guide];
    for (const step of ['1', '12', 'finished']) {
      const model = modelOf(`assembly-${guide}-${step}.svg`);
      expect(model).toEqual(drawings ? undefined : { guide, view: `assembly-${guide}-${step}` });
    }
  });

  it('knows drawings of one arm, and leaves details and others alone', () => {
    expect(modelOf('assembly-j5-j6-j7-9-left.svg')).toEqual({ guide: 'j5-j6-j7', view: 'assembly-j5-j6-j7-9-left' });
    for (const src of ['assembly-chest-8-hub.svg', 'part-J1_A.svg', 'robot.svg', 'assembly-overview.svg'])
      expect(modelOf(src)).toBeUndefined();
  });
});
