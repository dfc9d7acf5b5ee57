/** A number for a list: so many digits after the point, with a proper minus. */
export const shortNumber = (value: number, digits = 3): string => {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'not a number' : value > 0 ? '∞' : '−∞';
  const written = Math.abs(value) >= 1e6 ? value.toExponential(digits) : value.toFixed(digits);
  return written.replace('-', '−');
};

/** A number as exactly as a double holds it. */
export const exactNumber = (value: number | string): string => (typeof value === 'number' ? String(value) : value).replace(/^-/, '−');
