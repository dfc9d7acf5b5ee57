import { digestLength } from '../../model/offlineManifest';

/** Digest of some bytes as the manifest has it: the beginning of SHA-256, in base64url. Needs a secure context. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, digestLength);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
