import { judgePrintouts } from '../../can/printouts/judgePrintouts';
import type { PrintoutsJudgement } from '../../can/printouts/judgePrintouts';
import { readSettings } from '../../can/printouts/settings';
import { knownBus } from '../../can/reading/bus';
import type { KnownBus } from '../../can/reading/bus';
import { canTableNames, readCanTables, travelTableNames, verdictTableNames } from '../../can/reading/readCanTables';
import type { Side } from '../../can/reading/travel';
import { once } from '../../model/once';
import { loadTables } from '../../theme/state/loadTables';

/** Judges printouts by the tables of the site. */
export interface PrintoutJudge {
  readonly judge: (text: string, side: Side | undefined) => PrintoutsJudgement;
  readonly bus: KnownBus;
}

const settingsTable = 'motor-settings';

/** Loads the tables with which printouts are judged, once. */
export const loadPrintoutJudge = once(async (): Promise<PrintoutJudge> => {
  const loaded = await loadTables([...canTableNames, ...travelTableNames, ...verdictTableNames, settingsTable]);
  const can = readCanTables(new Map([...loaded].map(([name, rows]) => [name, { rows }])));
  if (!can) throw new Error('This site has no tables of the CAN bus.');
  const [bus, settings] = [knownBus(can), readSettings(loaded.get(settingsTable) ?? [])];
  return { judge: (text, side) => judgePrintouts(text, bus, settings, side), bus };
});
