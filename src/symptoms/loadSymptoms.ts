import { withPrefix } from 'gatsby';
import { symptomIndex } from './symptomIndex';
import type { SymptomIndex } from './symptomIndex';
import { symptomsPath } from './symptomRecords';
import type { SymptomFile } from './symptomRecords';

/** Symptoms made ready to be searched, and the page to which they lead. */
export interface LoadedSymptoms extends Pick<SymptomFile, 'section' | 'page'> {
  readonly index: SymptomIndex;
}

let loading: Promise<LoadedSymptoms> | undefined;

async function load(): Promise<LoadedSymptoms> {
  // Its name is the same in every build: the browser asks whether it has changed.
  const response = await fetch(withPrefix(symptomsPath), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${symptomsPath}: ${response.status}`);
  // The build wrote the file from this type.
  const { section, page, symptoms } = (await response.json()) as SymptomFile;
  return { section, page, index: symptomIndex(symptoms) };
}

/** Loads what symptoms are found by, once; a request that failed is made anew by the next call. */
export const loadSymptoms = (): Promise<LoadedSymptoms> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
