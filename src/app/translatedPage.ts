/** What the browser's translation has put in the place of a text, and what the text said. */
interface Translated {
  readonly by: Element;
  readonly said: string;
}

const translated = new Map<Text, Translated>();
const places = new WeakSet<Element>();

/** What has taken the place of a text that was taken out: it came in the same step, or just before. */
function placeOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  for (const node of [...addedNodes, previousSibling, nextSibling])
    if (node instanceof Element && node.localName === 'font' && node.isConnected && !places.has(node)) return node;
  return undefined;
}

/** Puts a text back before its translation, and empty, so that it is there for React and not read twice. */
function putBack(text: Text, by: Element): void {
  translated.set(text, { by, said: text.data });
  places.add(by);
  text.data = '';
  by.before(text);
}

/** A translation goes with its text, and where its text says something new; a text whose translation was taken back says what it said. */
function follow(text: Text, { by, said }: Translated): void {
  if (text.isConnected && text.data === '' && by.isConnected) return;
  translated.delete(text);
  if (!by.isConnected && text.data === '') {
    text.data = said;
    // Where the original comes back as a new text, it would stand there twice.
    const twin = text.nextSibling;
    if (twin instanceof Text && twin.data === said && !translated.has(twin)) twin.remove();
  }
  by.remove();
}

/**
 * Lets a page live on while the browser translates it. Chrome and Edge take each text out and put `<font>` in its place: React then throws as
 * soon as it removes such a text or puts something before it, and what it writes into one is never seen, so that a tool stops or shows numbers
 * that are no longer true. Firefox and Safari write into the texts themselves. Called once, before anybody translates.
 */
export function surviveTranslation(): void {
  const watch = new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.removedNodes) {
        if (!(node instanceof Text) || node.isConnected || node.data.trim() === '') continue;
        const by = placeOf(record);
        if (by) putBack(node, by);
      }
    for (const [text, place] of translated) follow(text, place);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}
