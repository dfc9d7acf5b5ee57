import type { ListedFile, OfflineManifest } from '../../model/offlineManifest';

const isListed = (file: unknown): file is ListedFile =>
  Array.isArray(file) &&
  file.length === 4 &&
  typeof file[0] === 'string' &&
  typeof file[1] === 'number' &&
  typeof file[2] === 'number' &&
  Array.isArray(file[3]);

const isManifest = (value: unknown): value is OfflineManifest =>
  typeof value === 'object' &&
  value !== null &&
  'build' in value &&
  typeof value.build === 'string' &&
  'pieces' in value &&
  Array.isArray(value.pieces) &&
  'files' in value &&
  typeof value.files === 'object' &&
  value.files !== null &&
  Object.values(value.files).every(isListed);

/** The manifest that a response holds; undefined where it holds something else, such as the not-found page or that of a login. */
export async function readManifest(response: Response): Promise<OfflineManifest | undefined> {
  if (!response.ok) return undefined;
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
