/** Whether a value has named parts: one that a browser has stored, or an entry of a definition that was put together by code. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
