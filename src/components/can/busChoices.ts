import type { BusChoices, OwnLimits } from '../../can/canTables';
import { typedNumber } from '../../can/text/typedNumber';
import type { BenchState } from './benchAddress';

const limitNames = ['position', 'velocity', 'torque'] as const;

/** A limit as it was typed; NaN where it makes no sense: limits are above 0. */
function readLimit(text: string): number {
  const value = typedNumber(text);
  return value > 0 && Number.isFinite(value) ? value : Number.NaN;
}

/** Whether something was typed that is no limit, and does not count. */
export const isNoLimit = (text: string): boolean => text.trim() !== '' && Number.isNaN(readLimit(text));

/** Limits that were typed and make sense. */
const ownLimits = (state: Pick<BenchState, (typeof limitNames)[number]>): OwnLimits =>
  Object.fromEntries(
    limitNames.flatMap((name) => {
      const value = readLimit(state[name]);
      return Number.isNaN(value) ? [] : [[name, value] as const];
    }),
  );

/** What a reader has chosen of the bus. */
export const choicesOf = (state: BenchState): BusChoices => ({
  limitSet: state.limits,
  type: state.type === '' ? undefined : state.type,
  own: ownLimits(state),
});
