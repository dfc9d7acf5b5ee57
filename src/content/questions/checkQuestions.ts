import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { anchorMistake } from '../../model/frameIds';
import type { Table } from '../tables/csvTable';
import { placedRows, textIn } from '../tables/rows';
import { attributeOf } from '../tree/attributes';
import { anchorsOf, usesOf } from '../tree/componentUses';
import type { ComponentUse, WrittenText } from '../tree/componentUses';
import { questionsTable } from '../components/questions';

type Use = ComponentUse<WrittenText>;

const topicOf = ({ element }: Use): string => attributeOf(element, 'topic') ?? '';

/** Reports topics that the table doesn't have, and topics shown twice, whose anchors would be duplicates. */
function checkUses({ name, file }: Table, topics: readonly string[], uses: readonly Use[]): Problem[] {
  return uses.flatMap((use, index): Problem[] => {
    const topic = topicOf(use);
    if (!topics.includes(topic))
      return [{ ...use.place, message: `<Faq> shows the topic "${topic}", which ${file} doesn't have. ${didYouMean(topic, topics)}` }];
    const first = uses.findIndex((other) => topicOf(other) === topic);
    if (first === index) return [];
    return [{ ...use.place, message: `<Faq name="${name}" topic="${topic}" /> is already on a page. Show each topic once.` }];
  });
}

/** Reports topics that no page shows, at the first row of each. */
function checkTopicsShown(table: Table, topics: readonly string[], uses: readonly Use[]): Problem[] {
  const shown = uses.map(topicOf);
  return topics
    .filter((topic) => !shown.includes(topic))
    .flatMap((topic) =>
      placedRows(table)
        .filter(({ row }) => textIn(row, 'topic') === topic)
        .slice(0, 1)
        .map(({ place }) => ({
          ...place,
          message: `no page shows the topic "${topic}". Write <Faq name="${table.name}" topic="${topic}" /> under a heading, or give the row another topic.`,
        })),
    );
}

/** Mistake in the id of a question, on the page that shows it. */
function idMistake(id: string, text: WrittenText | undefined): string | undefined {
  const mistake = anchorMistake(id);
  if (mistake !== undefined) return mistake;
  if (text && anchorsOf(text.tree).has(id)) return `the id "${id}" is already a heading or step in ${text.file}. Choose another.`;
  return undefined;
}

/** Reports bad ids, duplicate questions, and answers that don't begin with "Not known" although `known` is "no". */
function checkRows(table: Table, uses: readonly Use[]): Problem[] {
  const idOf = new Map<string, string>();
  return placedRows(table).flatMap(({ row, place }): Problem[] => {
    const [id, question] = [textIn(row, 'id'), textIn(row, 'question')];
    const other = idOf.get(question);
    idOf.set(question, id);
    const use = uses.find((each) => topicOf(each) === textIn(row, 'topic'));
    const mistake = idMistake(id, use?.text);
    const unsaid = row.known === false && !/^Not (?:known|measured)\b/.test(textIn(row, 'answer'));
    return [
      ...(mistake === undefined ? [] : [{ ...place, message: mistake }]),
      ...(other === undefined ? [] : [{ ...place, message: `the question "${id}" has the same words as "${other}". Keep one of them.` }]),
      ...(unsaid
        ? [{ ...place, message: '"known" is no. Begin the answer with "Not known" or "Not measured", or write yes in "known".' }]
        : []),
    ];
  });
}

/** Compares the table of questions with the pages that show them. Does nothing for a site without questions. */
export function checkQuestions(texts: readonly WrittenText[], tables: ReadonlyMap<string, Table>): Problem[] {
  const all = usesOf('Faq', texts);
  const names = new Set([questionsTable, ...all.map(({ element }) => attributeOf(element, 'name') ?? '')]);
  return [...names].flatMap((name): Problem[] => {
    const table = tables.get(name);
    // `checkReferences` reports unknown tables.
    if (!table) return [];
    const uses = all.filter(({ element }) => attributeOf(element, 'name') === name);
    const topics = [...new Set(table.rows.map((row) => textIn(row, 'topic')))].filter((topic) => topic !== '');
    return [...checkUses(table, topics, uses), ...checkTopicsShown(table, topics, uses), ...checkRows(table, uses)];
  });
}
