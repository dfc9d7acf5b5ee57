import { fittingSymptoms } from './fittingSymptoms';
import type { FittingSymptom } from './fittingSymptoms';
import { loadSymptoms } from './loadSymptoms';

/** Loads the symptoms and finds those that fit, as `fittingSymptoms` does. Rejects where they cannot be loaded. */
export const symptomsFor = async (text: string, area: string): Promise<FittingSymptom[]> =>
  fittingSymptoms(text, area, (await loadSymptoms()).index);
