/**
 * Offered where nothing is searched for yet, and the first three where nothing was found; each must have results. A file of their own, because
 * the settings are part of every page.
 */
export const popularQueries = [
  'CAN setup',
  'motor IDs',
  'joint limits',
  'zero position',
  'emergency stop',
  'motor does not answer',
] as const;
