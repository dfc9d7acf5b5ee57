/** Round tick values between two numbers, about `count` of them, at steps of 1, 2 or 5 times a power of ten. */
export function ticksOf(low: number, high: number, count: number): number[] {
  const rough = (high - low) / count;
  if (!(rough > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // Multiply instead of adding up, so that rounding errors don't accumulate.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => Number(((first + index) * step).toPrecision(12)));
}
