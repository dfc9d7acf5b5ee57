/** Numbers with commas between thousands, which a decimal comma could be taken for. */
const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/**
 * A decimal number that somebody typed, with a point or a comma before its fraction; NaN for what is none, and for commas between thousands. The minus
 * may be the true one: pages write it so, and numbers are copied from them.
 */
export function typedNumber(text: string): number {
  const typed = text.trim().replace(/^\u2212/, '-');
  return decimal.test(typed) && !grouped.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
