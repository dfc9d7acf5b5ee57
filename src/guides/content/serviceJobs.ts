import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import type { ExpandContext } from '../../content/components/definition';
import type { Row, Tables } from '../../content/tables/csvTable';
import { listIn, numberIn, rowsOf, textIn } from '../../content/tables/rows';
import { component, list, listItem, listOf, paragraph, strong, text } from '../../content/tree/nodes';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';
import { guideWords } from '../../site/words/guides';
import { unnumbered } from '../plan/guideTitle';
import { guideOf, readSteps, stepsOf } from './buildSteps';
import type { Step } from './buildSteps';
import { drawingNames, drawings } from './fillSteps';
import { fastenerFinder, itemFinder, needList, stepNeeds } from './needs';

const { job: jobWords } = guideWords;

/** Table of jobs that take an arm apart. */
const serviceTable = 'service-jobs';

export const serviceTables = {
  [serviceTable]: table('What falls, and who holds it', 'job', {
    job: { label: 'Name', code: true },
    title: 'Part to replace',
    falls_kg: { label: 'Falls', digits: 1, optional: true },
    people: { label: 'People', type: 'integer', min: 1 },
    undo: { label: 'Steps to undo', type: 'list' },
    hold: { label: 'Hold', optional: true },
    watch: { label: 'Watch', type: 'list' },
    after: { label: 'After', type: 'list' },
  }),
} satisfies TableDefinitions;

/** A step to undo: `j5-j6-j7-13: the lower joint only`. */
interface Undone {
  readonly step: string;
  readonly note: string;
}

const readUndone = (entry: string): Undone => {
  const [step = '', ...note] = entry.split(':');
  return { step: step.trim(), note: note.join(':').trim() };
};

/** Build steps by `<guide>-<step>`, whichever arm they are for. */
const stepsByName = (tables: Tables): ReadonlyMap<string, Step> => {
  const rows = readSteps(tables);
  return new Map(
    [...new Set(rows.map(({ guide }) => guide))].flatMap((guide) => stepsOf(guide, rows).map((step) => [`${guide}-${step.step}`, step])),
  );
};

const sentence = (label: string, words: readonly PhrasingContent[]): PhrasingContent[] =>
  words.length > 0 ? [text(' '), strong(text(label)), text(' '), ...words, text('.')] : [];

/** A step backwards: a link to it, the screws that come out, the parts that come off, and its drawings. */
function undoneItem({ note }: Undone, step: Step, { tables, titles, figures, views }: ExpandContext): ListItem {
  const { route, drawnArm } = guideOf(step.guide);
  const title = jobWords.step(unnumbered(titles.get(route) ?? step.guide), step.step);
  const screws = needList(stepNeeds(step, ({ fasteners }) => fasteners, fastenerFinder(tables)));
  const parts = needList(stepNeeds(step, ({ adds }) => adds, itemFinder(tables)));
  const words: PhrasingContent[] = [
    { type: 'link', url: `${route}#step-${step.step}`, children: [text(title)] },
    text(note === '' ? '.' : `: ${note}.`),
    ...sentence(jobWords.takeOut, screws),
    ...sentence(jobWords.comesOff, parts),
  ];
  const pictures = drawings(
    drawingNames(step.guide, String(step.step), step.rows.length > 1),
    jobWords.toUndo(title),
    { figures, views },
    drawnArm,
  );
  return listItem([paragraph(words), ...pictures]);
}

/** Who holds what: a danger where it takes two people. */
function holdBlocks(row: Row): RootContent[] {
  const [people, hold] = [numberIn(row, 'people'), textIn(row, 'hold')];
  if (people < 2) return hold === '' ? [] : [paragraph([strong(text(jobWords.hold)), text(` ${hold}.`)])];
  const title = { ...paragraph([text(jobWords.people(people))]), data: { directiveLabel: true } };
  return [{ type: 'containerDirective', name: 'danger', children: [title, paragraph([text(`${hold}.`)])] }];
}

/** A job as blocks: who holds what, the steps of the build guides backwards, and what to do after. */
export function serviceBlocks(name: string, job: string, context: ExpandContext): RootContent[] {
  const { tables } = context;
  const row = tables.get(name)?.rows.find((candidate) => candidate.job === job);
  if (!row) return [];
  const steps = stepsByName(tables);
  const undone = listIn(row, 'undo').map(readUndone);
  const items = undone.flatMap((entry) => {
    const step = steps.get(entry.step);
    return step ? [undoneItem(entry, step, context)] : [];
  });
  const summary = jobWords.steps(items.length);
  return [
    ...holdBlocks(row),
    paragraph([strong(text(jobWords.watch)), text(` ${listIn(row, 'watch').join('. ')}.`)]),
    ...(items.length > 0 ? [component('Details', { summary }, [list(true, items)])] : []),
    paragraph([strong(text(jobWords.after)), text(` ${jobWords.afterWhat}`)]),
    listOf(false, listIn(row, 'after'), (words) => listItem([paragraph([text(`${words}.`)])])),
  ];
}

/** Reports steps to undo that the table of build steps doesn't have. */
export function checkService(tables: Tables): Problem[] {
  const steps = stepsByName(tables);
  return rowsOf(tables, serviceTable).flatMap(({ row, place }) =>
    listIn(row, 'undo')
      .map((entry) => readUndone(entry).step)
      .filter((step) => !steps.has(step))
      .map((step) => ({
        ...place,
        message: `column "undo" names the step "${step}", which content/data/build-steps.csv doesn't have. ${didYouMean(step, [...steps.keys()])}`,
      })),
  );
}
