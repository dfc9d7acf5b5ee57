/** What a spreadsheet takes for the beginning of a formula, in the spellings that it knows. */
const runnable = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A number, several beside each other such as the parts of a vector, or a sign alone, which is the name of a wire. */
const harmless = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)?(?:e[+-]?\d+)?(?: \d+(?:\.\d+)?)*$/i;

/** Whether a spreadsheet would run a text as a formula. A number with a sign is a number. */
export const wouldRun = (text: string): boolean => runnable.test(text) && !harmless.test(text.trim());

/** A text that a spreadsheet shows as it stands: OWASP's advice is an apostrophe before what it would run. */
export const harmlessText = (text: string): string => (wouldRun(text) ? `'${text}` : text);

/** A cell of a CSV file that readers download: harmless, and in quotes where it holds a comma, a quote or a line break. */
export function csvCell(value: string | number | null): string {
  const text = typeof value === 'string' ? harmlessText(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file for spreadsheets: Excel takes it for UTF-8 only with this mark, and shows M3×8 as M3Ã—8 without. Plain lists stay plain for shops. */
export const markedText = (text: string): string => (/\P{ASCII}/u.test(text) ? `\uFEFF${text}` : text);
