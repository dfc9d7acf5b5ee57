import { chestFasteners } from '../cad/parts/chest';
import { coverFasteners } from '../cad/parts/lowerCovers';
import { intoAt } from '../cad/part';

describe('screws of the covers', () => {
  const groups = [...coverFasteners, ...chestFasteners.filter(({ fastener }) => fastener === 'chest-screw')];

  it.each(groups)('of $id go in from the back, as the pages say', (group) => {
    expect(group.seats.map((_, index) => intoAt(group, index))).toEqual(group.seats.map(() => [1, 0, 0]));
  });
});
