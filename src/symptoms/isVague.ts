import { isTrouble } from './isTrouble';
import { symptomTerms } from './symptomTerms';

/** Words that say no more than that it is the robot, and that it worked before. */
const generalWords: ReadonlySet<string> = new Set(
  symptomTerms(
    'robot arm hardware software everything anything work function use operate broken yesterday today suddenly correctly properly',
  ),
);

/** Whether a query says that something does not work, and not what: no row of the table fits better than another. */
export function isVague(query: string): boolean {
  const terms = symptomTerms(query);
  return terms.length > 0 && terms.every((term) => generalWords.has(term)) && isTrouble(query);
}
