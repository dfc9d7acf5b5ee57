/** Suggestions for an empty search, and the first three for one without results. Each must have results. */
export const popularQueries = ['joint limits', 'first start', 'frame format', 'motor does not answer'] as const;
