/** A day such as 2025-11-24 as it is written in a sentence: 24 November 2025. */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
