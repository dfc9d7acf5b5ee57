import type { BusChoices, OwnLimits } from '../../can/canTables';
import { typedNumber } from '../../can/text/typedNumber';
import type { BenchState } from './benchAddress';

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
