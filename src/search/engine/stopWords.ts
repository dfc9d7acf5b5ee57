import { toTerm } from './terms';

const words =
  'a about after again already also am an and another any are as at be been before between both but by could did do does doing each enough even every ' +
  'for from get had has have having he her here him his how i if in into is it its just later many me much my need no not of on only onto or our out per ' +
  'same should so some such than that the their them then there these they this those through to too until us use versus very vs want was we were what ' +
  'when where which while who whose why will with would yet you your';

/** The words that say nothing about the subject, as terms: texts are not found by them. */
export const stopWords: ReadonlySet<string> = new Set(words.split(' ').map(toTerm));
