import { readLastBuild } from '../state/lastBuild';

const build = { guide: 'j3-j4', unit: 'right', route: '/hardware/j3-j4', title: 'J3-J4 sub-assembly', step: 5 };

describe('the build to continue', () => {
  it('is read as it was stored', () => expect(readLastBuild(JSON.stringify(build))).toEqual(build));

  it.each([
    null,
    '',
    '{',
    'null',
    '5',
    '[]',
    '{}',
    { step: '5' },
    { step: 0.5 },
    { title: 7 },
    { route: 'javascript:x' },
    { route: '//host/x' },
  ])('is none for %j, which other code could have stored', (stored) =>
    expect(readLastBuild(typeof stored === 'object' && stored ? JSON.stringify({ ...build, ...stored }) : stored)).toBeNull(),
  );
});
