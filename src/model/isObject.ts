/** Whether a value is an object, such as parsed JSON from storage. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
