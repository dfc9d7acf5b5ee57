import { nearestPages } from '../../../src/model/nearestPages';

describe('an address that does not exist leads to the nearest pages', () => {
  const paths = [
    '/',
    '/software/can',
    '/software/controls',
    '/hardware/',
    '/hardware/specifications/gripper',
    '/hardware/specifications/motor',
  ];
  const pages = paths.map((href) => ({ href, label: href }));
  const nearest = (path: string): string[] => nearestPages(path, pages).map(({ href }) => href);

  it.each([
    ['/software/cna', '/software/can'],
    ['/Software/CAN/', '/software/can'],
    ['/gripper', '/hardware/specifications/gripper'],
    ['/hardware/griper.html', '/hardware/specifications/gripper'],
    ['/docs/hardware', '/hardware/'],
    ['/controls/software', '/software/controls'],
  ])('%s to %s', (path, page) => expect(nearest(path)[0]).toBe(page));

  it.each([
    ['/hardware/nope', ['/hardware/']],
    ['/docs/gripper', ['/hardware/specifications/gripper']],
    ['/software/can-setup', ['/software/can']],
    ['/nope', []],
    ['/', []],
    ['/x', []],
    ['/index.html', []],
    ['/wp-login.php', []],
    [`/${'a/'.repeat(9000)}`, []],
  ])('%s to none but good ones', (path, expected) => expect(nearest(path)).toEqual(expected));

  it('by their titles, after those by their paths', () => {
    const titled = [
      { href: '/simulation/', label: 'Isaac Lab' },
      { href: '/isaac', label: 'Another' },
    ];
    expect(nearestPages('/isaac', titled).map(({ href }) => href)).toEqual(['/isaac', '/simulation/']);
    expect(nearestPages('/setup/isaac-lab', titled).map(({ href }) => href)).toContain('/simulation/');
  });

  it('leaves the list of pages as it is', () => {
    nearest('/software/cna');
    expect(pages.map(({ href }) => href)).toEqual(paths);
  });
});
