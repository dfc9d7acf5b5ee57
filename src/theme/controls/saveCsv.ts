import { markedText } from '../../model/format';
import { saveFile } from './saveFile';

/** Hands a CSV file to the reader, as spreadsheets take it. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([markedText(text)], { type: 'text/csv;charset=utf-8' }));
