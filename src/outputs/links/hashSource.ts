import { createHash } from 'node:crypto';

/** Source expression that allows a script or style of exactly this text, as https://www.w3.org/TR/CSP3/#grammardef-hash-source says. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
