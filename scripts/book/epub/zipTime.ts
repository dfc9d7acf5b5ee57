/** A time for an archive: fflate writes the local time of a date, so that the same day must be local noon for the same bytes everywhere. */
export function zipTime(day: string): Date {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}
