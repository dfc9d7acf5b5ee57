/** The tabs of the bench. */
export const benchViews = ['decode', 'encode', 'registers'] as const;

/** Tab of the bench. */
export type BenchView = (typeof benchViews)[number];

/** Names of the tabs. */
export const viewNames: Readonly<Record<BenchView, string>> = { decode: 'Decode', encode: 'Encode', registers: 'Registers' };
