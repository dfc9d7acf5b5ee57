/** Deepest message that is read; those of real clients have less than ten levels. */
export const deepestJson = 100;

/**
 * How deep the objects and lists of a JSON text are nested. Reads text that is no JSON, too. It goes by letters: an expression for strings
 * overflows the stack where somebody has pasted a recording of some MB.
 */
export function depthOfJson(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, (depth += 1));
    else if (letter === '}' || letter === ']') depth -= 1;
  }
  return deepest;
}
