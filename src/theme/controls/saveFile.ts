import { markedText } from '../../model/format';

/** Starts the download of a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the object URL in this task, so revoke it in the next one.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Starts the download of a CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([markedText(text)], { type: 'text/csv;charset=utf-8' }));
