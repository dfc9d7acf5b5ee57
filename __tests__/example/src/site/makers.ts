export const makersTitle = 'Makers of Twig';

/** Models that makers sell. */
export const models = ['Twig', 'Twig kit', 'not stated'] as const;

/** No page compares prices of groups. */
export const makerGroups: Readonly<Record<string, (sells: string) => boolean>> = {};
