import type { Problem } from '../model/problems';
import { readDocumentFile } from './sources/documentFile';
import type { DocumentFile } from './sources/documentFile';
import { readText } from './readText';
import type { Text } from './readText';

/** A document with its text. */
export interface Document extends DocumentFile, Text {}

/** Reads one document. Pure: text in, document and everything that is wrong with it out. */
export function readDocument(relativePath: string, file: string, source: string): { document: Document; problems: Problem[] } {
  const { document, problems } = readDocumentFile(relativePath, file, source);
  const { text, problems: textProblems } = readText(document.body, file, document.bodyLine);
  return { document: { ...document, ...text }, problems: [...problems, ...textProblems] };
}
