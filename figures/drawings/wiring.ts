import type { Drawing } from '../svg';
import { armChainDrawing } from '../wiring/armChainDrawing';
import { drawCable } from '../wiring/cable';
import { connectors } from '../wiring/connectors';
import { hubBoard } from '../wiring/hubBoard';
import { hubSlots } from '../wiring/hubSlots';
import { moldSteps } from '../wiring/moldSteps';
import { motorStrips } from '../wiring/motorStrips';
import { powerBlock } from '../wiring/powerScheme';
import { powerSteps } from '../wiring/powerSteps';
import { system } from '../wiring/system';
import { twoSupplies } from '../wiring/twoSupplies';
import { wiringMistakes } from '../wiring/wiringMistakes';
import { readWiringTables } from '../wiring/wiringTables';

/** Drawings of cables, connectors, hub boards and the whole wiring. Tables that contradict each other stop it with every mistake. */
export function draw(): Drawing[] {
  const tables = readWiringTables();
  const mistakes = wiringMistakes(tables);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const cables = tables['wiring-cables'].filter((row) => row.text('drawing_no')).map((row) => row.text('cable'));
  return [
    ...cables.map((cable) => drawCable(tables, cable)),
    connectors(tables),
    hubBoard(),
    hubSlots(tables),
    armChainDrawing(tables),
    system(tables),
    powerBlock(tables),
    twoSupplies(),
    ...powerSteps(tables),
    motorStrips(tables),
    ...moldSteps(),
  ];
}
