import { storage } from '../../../theme/state/storage';
import { isObject } from '../../../model/isObject';

const isPart = (value: unknown): boolean =>
  isObject(value) && typeof value.type === 'string' && (value.type !== 'text' || typeof value.text === 'string');

const isMessage = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.role === 'string' &&
  Array.isArray(value.parts) &&
  value.parts.every(isPart);

/** A stored conversation as DocSearch itself stores it: it has no address. Null where it cannot be shown. */
function safeConversation(value: unknown): object | null {
  if (!isObject(value) || !isObject(value.hierarchy) || !Array.isArray(value.messages)) return null;
  const { type, objectID, query, chatId, messages, hierarchy } = value;
  const { lvl1, lvl2 } = hierarchy;
  if (type !== 'askAI' || ![objectID, query, lvl1].every((text) => typeof text === 'string')) return null;
  if (messages.length === 0 || !messages.every(isMessage)) return null;
  const place = { lvl0: 'askAI', lvl1, lvl2: typeof lvl2 === 'string' ? lvl2 : null };
  // A list, as its length and its items have shown.
  return { query, objectID, chatId, messages: messages as unknown[], type, anchor: 'stored', content: null, hierarchy: place, url: '' };
}

/** The conversations in a stored text that can be shown. */
export function repairConversations(text: string): readonly object[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((one) => safeConversation(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Makes the kept conversations with the agent safe for DocSearch, which would follow and run what stands in them. */
export function prepareConversations(appId: string): void {
  const key = `__DOCSEARCH_ASKAI_CONVERSATIONS__${appId}` as const;
  const stored = storage.read(key);
  if (stored !== null) storage.write(key, JSON.stringify(repairConversations(stored)));
}
