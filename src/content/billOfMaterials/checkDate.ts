import type { Problem } from '../../model/problems';
import { textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';

/** Whether the calendar has the day: JavaScript takes 30 February for a day in March. */
function isDay(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** The day on which something was noted is a day. */
export function checkDate({ row, place }: PlacedRow, what: string): Problem[] {
  const date = textIn(row, 'noted_on');
  return isDay(date)
    ? []
    : [{ ...place, message: `column "noted_on", value "${date}": expected the day on which ${what} was noted, such as 2025-11-24.` }];
}
