import type { SymptomRecord } from '../../../src/symptoms/symptomRecords';

/** A record with what it has as `given`, and nothing else to be found by. */
export const record = (id: string, symptom: string, given: Partial<SymptomRecord> = {}): SymptomRecord => ({
  id,
  area: 'bus',
  symptom,
  cause: 'A cause',
  messages: [],
  phrases: [],
  causes: '',
  remedy: '',
  page: '/help',
  ...given,
});
