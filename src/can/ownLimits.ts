import type { BenchState } from './benchAddress';
import type { BusChoices, OwnLimits } from './canTables';

/** Numbers with commas between thousands, which a decimal comma could be taken for. */
const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** A decimal number that somebody typed, with a point or a comma before its fraction; NaN for what is none, and for commas between thousands. */
export function typedNumber(text: string): number {
  const typed = text.trim();
  return decimal.test(typed) && !grouped.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

const limitNames = ['position', 'velocity', 'torque'] as const;

/** Limits that were typed and make sense: above 0. */
const ownLimits = (state: Pick<BenchState, (typeof limitNames)[number]>): OwnLimits =>
  Object.fromEntries(
    limitNames.flatMap((name) => {
      const value = typedNumber(state[name]);
      return value > 0 && Number.isFinite(value) ? [[name, value] as const] : [];
    }),
  );

/** What a reader has chosen of the bus. */
export const choicesOf = (state: BenchState): BusChoices => ({
  limitSet: state.limits,
  type: state.type === '' ? undefined : state.type,
  own: ownLimits(state),
});
