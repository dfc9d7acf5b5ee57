const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as readers see it: 23 July 2025. */
export const formatDay = (date: string): string => format.format(new Date(date));
