/** Texts of React that something else stands for, with what they said. They are empty, and just before it. */
const emptied = new Map<Text, string>();
const standIns = new WeakSet<Node>();

/** React notes itself on each node that it has made, apart from the only text of an element: it writes that one over whatever is there. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const isForeign = (node: unknown): node is Element | Text => (node instanceof Element || node instanceof Text) && !isReacts(node);

/** A node and what follows it, as long as React has not made it. */
function foreignFrom(node: Node | null): ChildNode[] {
  const found: ChildNode[] = [];
  for (let next = node; isForeign(next); next = next.nextSibling) found.push(next);
  return found;
}

/** The child of a node that a text is in. */
function childWith(text: Text, node: Node): Node | null {
  let child: Node | null = text;
  while (child && child.parentNode !== node) child = child.parentNode;
  return child;
}

/** The first of what has taken the place of a text: the text is in it, or it came in the same step or just before. */
function standInOf(text: Text, { target, addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  const candidates = text.isConnected ? [childWith(text, target)] : [...addedNodes, previousSibling, nextSibling];
  return candidates.filter(isForeign).find((node) => node.parentNode === target && !standIns.has(node));
}

/** Puts a text back before what stands for it, and empty, so that it is there for React and not read twice. */
function putBack(text: Text, standIn: ChildNode): void {
  emptied.set(text, text.data);
  if (text.isConnected) text.replaceWith(text.data);
  text.data = '';
  standIn.before(text);
  for (const node of foreignFrom(standIn)) standIns.add(node);
}

/** Takes away what stands for a text, when React has removed the text or written something new into it. */
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
  // Where nothing stands for a text any more, it says again what it said.
  for (const [text, said] of emptied) {
    if (text.isConnected && isForeign(text.nextSibling)) continue;
    emptied.delete(text);
    text.data = said;
  }
}

/**
 * Lets a page live on while something else wraps its texts. Translations of Chrome and Edge, and extensions that mark or explain words, take a text
 * out and put elements in its place, or move it into one. React then throws as soon as it removes such a text or puts something before it, and what it
 * writes into one is never seen, so that a tool stops or shows numbers that are no longer true. Called once, when React has taken over the page.
 */
export function surviveWrapping(): void {
  const watch = new MutationObserver((records) => {
    look(records);
    // What was put back here is nothing to look at.
    watch.takeRecords();
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}
