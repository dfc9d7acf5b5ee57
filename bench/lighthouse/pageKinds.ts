/** A page of each kind that the site has, by a name for readers. */
export const pageKinds: readonly (readonly [kind: string, route: string])[] = [
  ['home', '/'],
  ['guide', '/hardware/assembly-guide/j4-j5-sub-assembly'],
  ['tables', '/hardware/specifications/motor'],
  ['parts', '/hardware/bill-of-materials/arm-off-the-shelf'],
  ['reference', '/software/can'],
  ['purchase', '/purchase/'],
  ['category', '/category/hardware'],
  ['list of news', '/blog/'],
  ['news', '/blog/openarm-can-1-1-0'],
  ['search', '/search?q=motor'],
  ['not found', '/no-such-page'],
  ['CAN bench', '/software/can-bench'],
  ['explorer', '/hardware/explorer'],
  ['progress', '/hardware/progress'],
  ['troubleshooting', '/getting-started/troubleshooting'],
  ['simulation', '/simulation/mujoco'],
];
