const months = 'January February March April May June July August September October November December'.split(' ');

/** A day such as 2025-11-24 as it is written in a sentence: 24 November 2025. Called for each row, so without Intl, which is slow to start. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
}
