import path from 'node:path';
import { digest } from '../../files/digest';
import type { Problem } from '../../model/problems';
import { checkDrawing } from '../sources/checkDrawing';
import type { Tables } from '../tables/csvTable';
import type { LabelWords, WriteWords } from './words';
import { writtenDrawing } from './writtenDrawing';

/** The source of a drawing: its name in pages, and its file. */
interface DrawingSource {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/** A drawing as the site publishes it. */
export interface Drawing {
  readonly svg: string;
  /** Its public path, with a hash of its content, so that browsers may keep it. */
  readonly address: string;
}

/** Writes the labels of all drawings. Drawings with mistakes are published as they are. */
export function readDrawings(
  sources: readonly DrawingSource[],
  tables: Tables,
  labelWords: readonly LabelWords[] = [],
): { readonly drawings: ReadonlyMap<string, Drawing>; readonly problems: readonly Problem[] } {
  const writers = labelWords.map((words) => words(tables));
  // Each writer knows only its own references, so the first that can write the label wins.
  const write: WriteWords = (label, drawing) => {
    const results = writers.map((words) => words(label, drawing));
    return results.find((result) => !('mistake' in result)) ?? results[0] ?? { text: label };
  };
  const problems: Problem[] = [];
  const drawings = new Map<string, Drawing>();
  for (const { name, file, text } of sources) {
    const mistakes = checkDrawing(file, text);
    const written = mistakes.length === 0 ? writtenDrawing(file, text, write) : { svg: text, problems: mistakes };
    problems.push(...written.problems);
    drawings.set(name, { svg: written.svg, address: `/static/${digest(written.svg)}/${path.posix.basename(name)}` });
  }
  return { drawings, problems };
}
