import { formatNumber } from '../../model/format';
import { problemsIn } from '../../model/problems';
import type { Problem, ReportAt } from '../../model/problems';
import type { Row, Tables } from '../../content/tables/csvTable';
import { numberIn, rowsOf, textIn } from '../../content/tables/rows';
import { checkShownCommands } from './checkShownCommands';
import type { CommandText } from '../../content/check/checkMovedFiles';
import type { Room } from '../../content/loadContent';

const correct = 'Correct whichever is wrong.';

/** Reports answers that name a maker with a price that isn't the maker's. */
function checkAnswers(tables: Tables, makers: readonly Row[], report: ReportAt): void {
  for (const { row, place } of rowsOf(tables, 'faq'))
    for (const maker of makers.filter((one) => typeof one.price_min_usd === 'number')) {
      const name = textIn(maker, 'maker');
      const prices = [numberIn(maker, 'price_min_usd'), numberIn(maker, 'price_max_usd')];
      const behindName = textIn(row, 'answer').split(`${name} `).slice(1);
      const amount = behindName.map((words) => /^(?:from )?([\d,]+) USD/.exec(words)?.[1]).find((found) => found !== undefined);
      if (amount !== undefined && !prices.includes(Number(amount.replaceAll(',', ''))))
        report(
          place,
          `the answer says ${amount} USD for ${name}, but content/data/manufacturers.csv has ${formatNumber(numberIn(maker, 'price_min_usd'))}. ${correct}`,
        );
    }
}

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

/** Reports facts that several tables or pages state differently. Skips tables that a site doesn't have. */
export const checkAgreement = (texts: readonly CommandText[], tables: Tables): Problem[] => {
  const makers = tables.get('manufacturers')?.rows;
  return problemsIn((report) => {
    if (makers) checkAnswers(tables, makers, report);
    checkCables(tables, report);
    checkShownCommands(texts, tables, report);
  });
};

/** Facts that several tables or pages state. */
export const agreement = { checks: [({ texts, data }) => checkAgreement(texts, data.tables)] } as const satisfies Room;
