import { functionWords } from './ranking';
import { toTerm } from './terms';

/** The words that say nothing about the subject, as terms: texts are not found by them. */
export const functionTerms: ReadonlySet<string> = new Set([...functionWords].map(toTerm));
