import { withPrefix } from 'gatsby';
import { symptomIndex } from './symptomIndex';
import type { SymptomIndex } from './symptomIndex';
import { symptomsPath } from './symptomRecords';
import type { SymptomRecord } from './symptomRecords';

let loading: Promise<SymptomIndex> | undefined;

async function load(): Promise<SymptomIndex> {
  // Its name is the same in every build: the browser asks whether it has changed.
  const response = await fetch(withPrefix(symptomsPath), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${symptomsPath}: ${response.status}`);
  // The build wrote the file from this type.
  return symptomIndex((await response.json()) as readonly SymptomRecord[]);
}

/** Loads what symptoms are found by, once; a request that failed is made anew by the next call. */
export const loadSymptoms = (): Promise<SymptomIndex> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
