import type { Drawing } from '../svg';
import { switchOn } from './powerScheme';
import { adapterToPc, screwBoard } from './stepAdapter';
import { plugCommunication, plugExtension } from './stepHubs';
import { polarity } from './stepPolarity';
import { placeSupplies, wireInputs, wireOutputs } from './stepSupplies';
import type { WiringTables } from './wiringTables';

/** Drawings of the steps that wire power and CAN of one pair of arms, by the number of the step. */
export const stepDrawings: Readonly<Record<number, (tables: WiringTables) => Drawing>> = {
  1: placeSupplies,
  2: wireInputs,
  3: wireOutputs,
  4: polarity,
  5: plugExtension,
  6: screwBoard,
  7: plugCommunication,
  8: adapterToPc,
  9: switchOn,
};

/** All of them, in order. */
export const powerSteps = (tables: WiringTables): Drawing[] => Object.values(stepDrawings).map((draw) => draw(tables));
