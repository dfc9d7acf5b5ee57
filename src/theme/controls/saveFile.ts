import { markedText } from '../../model/format';

/** Hands a file to the reader. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Hands a CSV file to the reader, as spreadsheets take it. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([markedText(text)], { type: 'text/csv;charset=utf-8' }));
