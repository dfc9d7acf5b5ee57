/** Names of the months, January first. */
export const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** A day such as 2025-11-24, or a moment such as 2025-11-24T08:00:00.000Z, as it is written in a sentence: 24 November 2025. Called for each row, so without Intl, which is slow to start. */
export function longDate(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  return `${date} ${monthNames[(month ?? 0) - 1]} ${year}`;
}
