/** Deepest message that is read; those of real clients have less than ten levels. */
export const deepestJson = 100;

/** How deep the objects and lists of a JSON text are nested. Reads text that is no JSON, too. */
export function depthOfJson(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (token === '{' || token === '[') deepest = Math.max(deepest, (depth += 1));
    else if (token === '}' || token === ']') depth -= 1;
  }
  return deepest;
}
