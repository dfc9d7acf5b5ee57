import { placesOf } from '../drawings/projectMap';
import { programsNamed } from '../programsNamed';

describe('programs that draw', () => {
  const files = ['arm.ts', 'motors.ts', 'payload.ts'];

  it('are all of them, or each that is named', () => {
    expect(programsNamed(files, [])).toEqual(files);
    expect(programsNamed(files, ['payload', 'arm'])).toEqual(['arm.ts', 'payload.ts']);
  });

  it('are not drawn at all if one of the names is wrong', () =>
    expect(() => programsNamed(files, ['arm', 'motor'])).toThrow('figures/drawings has no program named motor.ts. Did you mean "motors"?'));
});

it('a repository that nobody has arranged stands below the others, with what it needs', () => {
  const rows = [
    { repo: 'openarm_can', needs: [] },
    { repo: 'openarm_new', needs: ['openarm_can'] },
    { repo: 'openarm_more', needs: [] },
    { repo: 'openarm_last', needs: ['openarm_can', 'openarm_new'] },
  ].map(({ repo, needs }) => ({ text: () => repo, list: () => needs }));
  const [can, first, second, third] = placesOf(rows).values();
  expect(can).toMatchObject({ words: 'talks to the motors' });
  expect(first).toMatchObject({ x: 156, words: 'needs openarm_can' });
  expect(second).toMatchObject({ x: 484, y: first?.y, words: '' });
  expect(third).toMatchObject({ x: 156, words: 'needs 2 others' });
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
});
