import { problemsIn } from '../../model/problems';
import type { Problem, ReportAt } from '../../model/problems';
import { anchorMistake } from '../../model/frameIds';
import type { Table, Tables } from '../../content/tables/csvTable';
import { placedRows, textIn } from '../../content/tables/rows';
import { attributeOf } from '../../content/tree/attributes';
import { anchorsOf, usesOf } from '../../content/tree/componentUses';
import type { ComponentUse, WrittenText } from '../../content/tree/componentUses';
import { questionsTable } from './tables';

type Use = ComponentUse<WrittenText>;

const topicOf = ({ element }: Use): string => attributeOf(element, 'topic') ?? '';

/** Reports topics that the table doesn't have, topics shown twice, whose anchors would be duplicates, and topics that no page shows. */
function checkTopics(table: Table, uses: readonly Use[], report: ReportAt): void {
  const { name, file } = table;
  const rows = placedRows(table);
  const topics = [...new Set(table.rows.map((row) => textIn(row, 'topic')))].filter((topic) => topic !== '');
  const shown = new Set<string>();
  for (const use of uses) {
    const topic = topicOf(use);
    if (shown.has(topic)) report(use.place, `<Faq name="${name}" topic="${topic}" /> is already on a page. Show each topic once.`);
    shown.add(topic);
  }
  for (const topic of topics)
    if (!shown.has(topic))
      report(
        rows.find(({ row }) => textIn(row, 'topic') === topic)?.place ?? { file },
        `no page shows the topic "${topic}". Write <Faq name="${name}" topic="${topic}" /> under a heading, or give the row another topic.`,
      );
}

/** Reports bad ids, duplicate questions, and answers that don't begin with "Not known" although `known` is "no". */
function checkRows(table: Table, uses: readonly Use[], report: ReportAt): void {
  const idOf = new Map<string, string>();
  for (const { row, place } of placedRows(table)) {
    const [id, question] = [textIn(row, 'id'), textIn(row, 'question')];
    const text = uses.find((each) => topicOf(each) === textIn(row, 'topic'))?.text;
    const mistake = anchorMistake(id);
    if (mistake !== undefined) report(place, mistake);
    else if (text && anchorsOf(text.tree).has(id))
      report(place, `the id "${id}" is already a heading or step in ${text.file}. Choose another.`);
    const other = idOf.get(question);
    if (other !== undefined) report(place, `the question "${id}" has the same words as "${other}". Keep one of them.`);
    idOf.set(question, id);
    if (row.known === false && !/^Not (?:known|measured)\b/.test(textIn(row, 'answer')))
      report(place, '"known" is no. Begin the answer with "Not known" or "Not measured", or write yes in "known".');
  }
}

/** Compares the table of questions with the pages that show them. Does nothing for a site without questions. */
export function checkQuestions(texts: readonly WrittenText[], tables: Tables): Problem[] {
  const all = usesOf('Faq', texts);
  const names = new Set([questionsTable, ...all.map(({ element }) => attributeOf(element, 'name') ?? '')]);
  return problemsIn((report) => {
    for (const name of names) {
      const table = tables.get(name);
      // `checkReferences` reports unknown tables.
      if (!table) continue;
      const uses = all.filter(({ element }) => attributeOf(element, 'name') === name);
      checkTopics(table, uses, report);
      checkRows(table, uses, report);
    }
  });
}
