import { isObject } from '../model/isObject';

/** State of a React text node that something else has replaced or split. */
interface Kept {
  /** Text that React wrote. */
  said: string;
  /** Text that is left in React's own node. */
  rest: string;
}

/** React's text nodes that something else has changed. Each is directly followed by the nodes that stand in for it. */
const kept = new Map<Text, Kept>();
const standIns = new WeakSet<Node>();

/** React's node for a text or element: it sets a key on each one, except on the only text of an element, which it overwrites anyway. */
const fiberOf = (node: Node): unknown => Object.entries(node).find(([key]) => key.startsWith('__reactFiber$'))?.[1];

const isReacts = (node: Node): boolean => fiberOf(node) !== undefined;

/** Whether React has removed a node: it cuts what it removes off the root of its tree, whose tag is 3. */
function hasReactRemoved(node: Node): boolean {
  let fiber = fiberOf(node);
  while (isObject(fiber) && fiber.return) fiber = fiber.return;
  return !isObject(fiber) || fiber.tag !== 3;
}

const isForeign = (node: unknown): node is Element | Text => (node instanceof Element || node instanceof Text) && !isReacts(node);

/** A node and the siblings after it, up to the first that React made. */
function foreignFrom(node: Node | null): ChildNode[] {
  const found: ChildNode[] = [];
  for (let next = node; isForeign(next); next = next.nextSibling) found.push(next);
  return found;
}

/** What a reader sees of a text and of what stands in for it. */
const shown = (text: Text): string => [text, ...foreignFrom(text.nextSibling)].map(({ textContent }) => textContent).join('');

function childWith(text: Text, node: Node): Node | null {
  let child: Node | null = text;
  while (child && child.parentNode !== node) child = child.parentNode;
  return child;
}

/** The first foreign node that replaces a text: it contains the text, or was added in the same mutation or just before. */
function standInOf(text: Text, { target, addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  const candidates = text.isConnected ? [childWith(text, target)] : [...addedNodes, nextSibling, previousSibling];
  return candidates.filter(isForeign).find((node) => node.parentNode === target && (kept.has(text) || !standIns.has(node)));
}

function keep(text: Text, said: string): void {
  kept.set(text, { said, rest: text.data });
  for (const node of foreignFrom(text.nextSibling)) standIns.add(node);
}

/** Removes what stands in for a text when React has removed the text or changed it. */
function drop(text: Text, following: Node | null): void {
  kept.delete(text);
  for (const node of foreignFrom(following)) node.remove();
}

/** Puts a text back before its stand-in, emptied: React finds it, and it isn't read twice. */
function putBack(text: Text, standIn: ChildNode): void {
  const { said } = kept.get(text) ?? { said: text.data };
  if (text.isConnected) text.replaceWith(text.data);
  text.data = '';
  standIn.before(text);
  keep(text, said);
}

/** Undoes `normalize()`, which appends a text to the one before it and removes it. Returns whether it did so. */
function separate(text: Text, { target, previousSibling }: MutationRecord): boolean {
  const words = kept.get(text)?.said ?? text.data;
  if (text.isConnected || words === '') return false;
  // That text may have been appended to another one since.
  const joined = [previousSibling, ...[...target.childNodes].filter(isForeign).reverse()].find(
    (node): node is Text => node instanceof Text && node.parentNode === target && node.data.endsWith(words),
  );
  if (!joined) return false;
  joined.data = joined.data.slice(0, -words.length);
  joined.after(text);
  text.data = words;
  kept.delete(text);
  return true;
}

function onRemoval(text: Text, record: MutationRecord): void {
  if (hasReactRemoved(text)) {
    if (kept.has(text)) drop(text, record.nextSibling);
    return;
  }
  if (separate(text, record)) return;
  const standIn = standInOf(text, record);
  if (standIn) putBack(text, standIn);
}

/** Handles a changed text: something else split it, so that React would update only the part left in its node, or React updated it. */
function onChange(text: Text, before: string): void {
  const known = kept.get(text);
  if (known?.rest === text.data) return;
  const said = known?.said ?? before;
  const isTakenApart = foreignFrom(text.nextSibling).length > 0 && shown(text) === said;
  if (isTakenApart) keep(text, said);
  else if (known && shown(text) !== said) drop(text, text.nextSibling);
}

function look(records: readonly MutationRecord[]): void {
  // In reverse order, because one `normalize()` call removes several adjacent texts.
  for (const record of [...records].reverse())
    for (const text of record.removedNodes) if (text instanceof Text && isReacts(text)) onRemoval(text, record);
  for (const { target, oldValue } of records) if (target instanceof Text && isReacts(target)) onChange(target, oldValue ?? '');
  // A text whose stand-in is gone gets its original text back.
  for (const [text, { said }] of kept) {
    if (text.isConnected && isForeign(text.nextSibling)) continue;
    kept.delete(text);
    text.data = said;
  }
}

/**
 * Keeps a page working when something else changes its text nodes. Translation in Chrome and Edge replaces them with elements; extensions
 * that mark or explain words move them into elements, split them, and join them again. React then throws when it removes such a text or
 * inserts before it, and its updates to such a text are never seen, so that a tool stops or shows outdated numbers. Called once, when React
 * has hydrated the page.
 */
export function surviveWrapping(): void {
  const watch = new MutationObserver((records) => {
    look(records);
    // Ignore the mutations that were just made here.
    watch.takeRecords();
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true, characterDataOldValue: true });
}
