import { rowWith, type WiringTables } from './wiringTables';

/** Number of the slot of a hub that a cable goes into, counted from the top. A cable that goes into none is an error. */
export const slotOf = (tables: WiringTables, cable: string): number =>
  rowWith(tables['hub-slots'], 'cable', cable, 'cable in a slot').number('slot');
