import { formatNumber } from '../../model/format';
import { problemsIn } from '../../model/problems';
import type { Problem, ReportAt } from '../../model/problems';
import { numberIn, rowsOf, textIn } from '../../model/tableRow';
import type { Tables } from '../../model/tableRow';

const correct = 'Correct whichever is wrong.';

/** Compares cables of the wiring tables with the bill of materials: count and drawing number. */
function checkCables(tables: Tables, report: ReportAt): void {
  const [connections, parts] = [tables.get('wiring-connections'), tables.get('bom-electrical')];
  for (const { row, place } of rowsOf(tables, 'wiring-cables')) {
    const [cable, id] = [textIn(row, 'cable'), textIn(row, 'part_id')];
    const part = parts?.rows.find((one) => one.part_id === id);
    if (id === '' || !part || !connections) continue;
    const runs = new Set(connections.rows.filter((one) => one.cable === cable).map((one) => one.run)).size;
    const [quantity, model] = [numberIn(part, 'quantity_one_arm'), textIn(part, 'model_number')];
    const wanted = `Cable ${textIn(row, 'drawing_no')}`;
    if (runs !== quantity)
      report(
        place,
        `${connections.file} routes the cable "${cable}" ${runs} times along an arm, but ${parts?.file} counts ${formatNumber(quantity)} of "${id}" for one arm. ${correct}`,
      );
    if (model !== wanted)
      report(
        place,
        `the cable "${cable}" has drawing ${textIn(row, 'drawing_no')}, but "${id}" in ${parts?.file} is "${model}". Expected "${wanted}".`,
      );
  }
}

/** Reports a load of the payload table for which nobody has computed the poses. */
function checkLoads(tables: Tables, report: ReportAt): void {
  const computed = tables.get('payload-poses')?.rows.map((row) => numberIn(row, 'payload_kg'));
  for (const { row, place } of computed ? rowsOf(tables, 'payload') : [])
    if (!computed?.includes(numberIn(row, 'limit_kg')))
      report(
        place,
        `payload-poses.csv has no row for ${formatNumber(numberIn(row, 'limit_kg'))} kg. Compute the poses for this load, and write them there.`,
      );
}

/** Reports what two tables state differently. Skips tables that aren't there. */
export const checkSameFacts = (_texts: unknown, tables: Tables): Problem[] =>
  problemsIn((report) => {
    checkCables(tables, report);
    checkLoads(tables, report);
  });
