/**
 * Why the site couldn't be kept: `full` no space left · `refused` the browser allows no storage · `network` downloads failed · `changing`
 * newer builds were published during each attempt · `altered` the server's files don't match the build · `without` the server has no build
 * that can be kept · `stopped` the reader cancelled.
 */
export type KeepReason = 'full' | 'refused' | 'network' | 'changing' | 'altered' | 'without' | 'stopped';

/** What the service worker tells all pages while it keeps a build: bytes that have arrived, or why it gave up. */
export interface WorkerMessage {
  readonly build: string;
  readonly arrived?: number;
  readonly failed?: KeepReason;
}

/** What a page tells the service worker: to stop a download. */
export const stopMessage = 'stop';

/** The reason behind an error of the browser's storage. */
export const storageReason = (error: unknown): KeepReason =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError' ? 'full' : 'refused';
