import { toTerm } from './terms';

const words =
  'a about am an and any are as at be been between both but by could did do does doing each for from get had has have having he her here him his how i if in into is it ' +
  'its just many me much my need no not of on onto or our out should so some than that the their them then there these they this those through to too until us use versus vs ' +
  'want was we were what when where which while who whose why will with would you your';

/** The words that say nothing about the subject, as terms: texts are not found by them. */
export const stopWords: ReadonlySet<string> = new Set(words.split(' ').map(toTerm));
