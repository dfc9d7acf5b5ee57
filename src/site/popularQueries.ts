/**
 * Suggestions for an empty search, and the first three for one without results. Each must have results. Not in the settings, which are part
 * of every page.
 */
export const popularQueries = [
  'CAN setup',
  'motor IDs',
  'joint limits',
  'zero position',
  'emergency stop',
  'motor does not answer',
] as const;
