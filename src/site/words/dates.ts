/** Names of the months, January first. */
const months = 'January February March April May June July August September October November December'.split(' ');

/** Formats a date (2025-11-24, or an ISO timestamp) as 24 November 2025. Without Intl, which is slow to start. */
export function longDate(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
}
