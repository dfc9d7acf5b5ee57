import type { TextCheck } from '../model/checkedTexts';

/** What pages and tables must state alike. */
export const siteChecks: readonly TextCheck[] = [];
