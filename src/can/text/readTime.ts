// 2025-11-22 01:35:00.012345, local time of the recording computer
const date = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)[.,](\d{1,9})$/;
const seconds = /^\d+[.,]\d{1,9}$/;

/**
 * A time stamp of candump in seconds: null for none, undefined for what is not one. A date counts as if it were in UTC, which only matters
 * to somebody who knows where it was recorded.
 */
export function readTime(text: string): number | null | undefined {
  if (text === '') return null;
  if (seconds.test(text)) return Number(text.replace(',', '.'));
  const [found, year, month, day, hour, minute, second, part = ''] = date.exec(text) ?? [];
  if (found === undefined) return undefined;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return Number.isNaN(at) ? undefined : at / 1000 + Number(`0.${part}`);
}
