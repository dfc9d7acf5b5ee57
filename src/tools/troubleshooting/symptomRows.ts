import { symptomHref } from '../../site/symptomAreas';
import { symptomsTable, toolVersions } from '../../site/symptoms';
import type { SymptomBasis } from '../../site/symptoms';
import type { Row, Table } from '../../content/tables/csvTable';
import { listIn, textCell, textIn } from '../../content/tables/rows';
import type { PageLink } from '../../model/pageTypes';
import { cellText } from '../../model/tableGrid';
import type { GridCell } from '../../model/tableGrid';

/** A failure by its title, which links to its row. */
export interface SymptomTitle {
  readonly id: string;
  readonly symptom: GridCell;
}

/** A failure, as pages show it: symptom, causes and fix. Texts have code spans. */
export interface Symptom extends SymptomTitle {
  /** Program output, verbatim. */
  readonly messages: readonly string[];
  /** The messages are typical and may vary. */
  readonly orSimilar?: true;
  /** Causes, in the order to try. */
  readonly causes: readonly GridCell[];
  readonly check: GridCell;
  readonly fix: GridCell;
  readonly fixedWhen: GridCell;
  readonly danger: GridCell;
  /** Tool generations that the commands are for; empty for the newest. */
  readonly tools: readonly string[];
  readonly basis: SymptomBasis;
  /** A photo with alternative text. */
  readonly photo?: { readonly src: string; readonly alt: string };
  /** Page that explains the subject. */
  readonly page: PageLink;
}

/** A question that narrows down a failure. */
export interface PathQuestion {
  readonly id: string;
  readonly question: GridCell;
  readonly look: GridCell;
  readonly answers: readonly PathAnswer[];
}

/** An answer, with the next question or the symptoms to try, in order. */
export interface PathAnswer {
  readonly id: string;
  readonly answer: GridCell;
  readonly next: string | null;
  readonly symptoms: readonly SymptomTitle[];
}

/** Table of questions that lead to symptoms. */
export const pathQuestionsTable = 'path-questions';

export const pathAnswersTable = 'path-answers';

const labelOf = (value: string): string => toolVersions.find((option) => option.value === value)?.label ?? value;

/** Reads a row of the table of symptoms; `titles` are page titles by route, and `rows` all symptoms, of which one can lead to another. */
export function readSymptom(row: Row, titles: ReadonlyMap<string, string>, rows: readonly Row[] = []): Symptom {
  const href = textIn(row, 'page');
  const other = rows.find((one) => symptomHref(textIn(one, 'id')) === href);
  const tools = listIn(row, 'tools');
  const photo = textIn(row, 'photo');
  return {
    id: textIn(row, 'id'),
    symptom: textCell(textIn(row, 'symptom')),
    messages: listIn(row, 'messages'),
    ...(textIn(row, 'message_basis') === 'usual' ? { orSimilar: true } : {}),
    causes: listIn(row, 'causes').map(textCell),
    check: textCell(textIn(row, 'check')),
    fix: textCell(textIn(row, 'fix')),
    fixedWhen: textCell(textIn(row, 'fixed_when')),
    danger: textCell(textIn(row, 'danger')),
    tools: tools.map(labelOf),
    ...(photo === '' ? {} : { photo: { src: photo, alt: textIn(row, 'photo_alt') } }),
    // The column type allows only these values.
    basis: textIn(row, 'basis') as SymptomBasis,
    page: { label: other ? cellText(textCell(textIn(other, 'symptom'))) : (titles.get(href.split('#')[0] ?? '') ?? href), href },
  };
}

/** Questions of a path with their answers, in table order. */
export function readPath(path: string, tables: ReadonlyMap<string, Table>): PathQuestion[] {
  const [questions, answers, symptoms] = [pathQuestionsTable, pathAnswersTable, symptomsTable].map((name) => tables.get(name)?.rows ?? []);
  const phraseOf = (id: string) => textCell(textIn(symptoms?.find((row) => row.id === id) ?? {}, 'symptom'));
  return (questions ?? [])
    .filter((row) => row.path === path)
    .map((row) => ({
      id: textIn(row, 'question_id'),
      question: textCell(textIn(row, 'question')),
      look: textCell(textIn(row, 'look')),
      answers: (answers ?? [])
        .filter(({ question_id: of }) => of === row.question_id)
        .map((answer) => ({
          id: textIn(answer, 'answer_id'),
          answer: textCell(textIn(answer, 'answer')),
          next: textIn(answer, 'next_question') || null,
          symptoms: listIn(answer, 'symptoms').map((id) => ({ id, symptom: phraseOf(id) })),
        })),
    }));
}
