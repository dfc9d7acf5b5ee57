export const benchViews = ['decode', 'encode', 'registers'] as const;

export type BenchView = (typeof benchViews)[number];

export const viewNames: Readonly<Record<BenchView, string>> = { decode: 'Decode', encode: 'Encode', registers: 'Registers' };
