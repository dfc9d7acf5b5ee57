import type { Problem } from '../../model/problems';
import { textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';

/** The day on which something was noted is a day. */
export function checkDate({ row, place }: PlacedRow, what: string): Problem[] {
  const date = textIn(row, 'noted_on');
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
    ? []
    : [{ ...place, message: `column "noted_on", value "${date}": expected the day on which ${what} was noted, such as 2025-11-24.` }];
}
