import type { BenchState } from './benchAddress';
import type { BusChoices, OwnLimits } from './canTables';

/** A number that somebody typed, with a point or a comma; NaN for what is none. */
export const typedNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

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
