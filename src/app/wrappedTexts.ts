/** React's text nodes that foreign elements replace, with their original text. Each is empty and just before its stand-in. */
const emptied = new Map<Text, string>();
const standIns = new WeakSet<Node>();

/** Whether React made a node: it sets a key on each one, except on the only text of an element, which it overwrites anyway. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const isForeign = (node: unknown): node is Element | Text => (node instanceof Element || node instanceof Text) && !isReacts(node);

/** A node and the siblings after it, up to the first that React made. */
function foreignFrom(node: Node | null): ChildNode[] {
  const found: ChildNode[] = [];
  for (let next = node; isForeign(next); next = next.nextSibling) found.push(next);
  return found;
}

/** The child of a node that contains a text. */
function childWith(text: Text, node: Node): Node | null {
  let child: Node | null = text;
  while (child && child.parentNode !== node) child = child.parentNode;
  return child;
}

/** The first foreign node that replaces a text: it contains the text, or was added in the same mutation or just before. */
function standInOf(text: Text, { target, addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  const candidates = text.isConnected ? [childWith(text, target)] : [...addedNodes, previousSibling, nextSibling];
  return candidates.filter(isForeign).find((node) => node.parentNode === target && !standIns.has(node));
}

/** Puts a text back before its stand-in, emptied: React finds it, and it isn't read twice. */
function putBack(text: Text, standIn: ChildNode): void {
  emptied.set(text, text.data);
  if (text.isConnected) text.replaceWith(text.data);
  text.data = '';
  standIn.before(text);
  for (const node of foreignFrom(standIn)) standIns.add(node);
}

/** Removes the stand-in of a text when React has removed the text or changed it. */
function drop(text: Text, following: Node | null): void {
  emptied.delete(text);
  for (const node of foreignFrom(following)) node.remove();
}

function look(records: readonly MutationRecord[]): void {
  for (const record of records) {
    const { target, removedNodes, nextSibling } = record;
    if (target instanceof Text && emptied.has(target)) drop(target, target.nextSibling);
    for (const text of removedNodes) {
      if (!(text instanceof Text) || !isReacts(text)) continue;
      if (!emptied.has(text)) {
        const standIn = standInOf(text, record);
        if (standIn) putBack(text, standIn);
      } else if (!text.isConnected) drop(text, nextSibling);
    }
  }
  // A text whose stand-in is gone gets its original text back.
  for (const [text, said] of emptied) {
    if (text.isConnected && isForeign(text.nextSibling)) continue;
    emptied.delete(text);
    text.data = said;
  }
}

/**
 * Keeps a page working when something else wraps its text nodes. Translation in Chrome and Edge, and extensions that mark or explain words,
 * replace text nodes with elements or move them into one. React then throws when it removes such a text or inserts before it, and its
 * updates to such a text are never seen, so that a tool stops or shows outdated numbers. Called once, when React has hydrated the page.
 */
export function surviveWrapping(): void {
  const watch = new MutationObserver((records) => {
    look(records);
    // Ignore the mutations that were just made here.
    watch.takeRecords();
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}
