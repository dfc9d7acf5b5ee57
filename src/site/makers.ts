/** Title of the table of makers. */
export const makersTitle = 'Makers of OpenArm, as noted on 15 July 2026';

/** Models that makers sell. */
export const models = ['OpenArm 1 (V1)', 'OpenArm 1 (V1.1)', 'OpenArm 2', 'not stated'] as const;

/** Groups of makers whose prices are compared: whether one with a given `sells` cell belongs to it. */
export const makerGroups: Readonly<Record<string, (sells: string) => boolean>> = {
  'not OpenArm 2': (sells) => sells !== 'OpenArm 2',
  'OpenArm 1': (sells) => sells.startsWith('OpenArm 1'),
  'not stated': (sells) => sells === 'not stated',
};
