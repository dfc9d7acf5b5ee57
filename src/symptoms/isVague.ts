import { isTrouble } from './isTrouble';
import { stem, symptomTerms } from './symptomTerms';

/** Words that say no more than that it is the robot, and that it worked before. */
const generalWords = new Set(
  'robot robots arm arms hardware software everything anything work working function functioning use operate break broke broken yesterday today anymore suddenly correctly properly'
    .split(' ')
    .map(stem)
    .concat(symptomTerms('broken')),
);

/** Whether a query says that something does not work, and not what: no row of the table fits better than another. */
export function isVague(query: string): boolean {
  const terms = symptomTerms(query);
  return terms.length > 0 && terms.every((term) => generalWords.has(term)) && isTrouble(query);
}
