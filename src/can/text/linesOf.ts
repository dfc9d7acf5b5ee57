/** Lines of a text one after the other, without making all of them at once. */
export function* linesOf(text: string): Generator<string> {
  for (let start = 0; start <= text.length;) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    yield text.charCodeAt(stop - 1) === 13 && stop > start ? text.slice(start, stop - 1) : text.slice(start, stop);
    start = stop + 1;
  }
}
