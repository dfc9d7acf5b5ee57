/** Words for what doesn't work, as parts of a regular expression. */
const troubleWords = [
  // Negations, but not in "no load speed" and "cable no 21".
  String.raw`no(?! load| \d)|not|never|nothing|cannot|why`,
  String.raw`(?:do|does|did|is|are|was|would|could|should|has|have)n[’']?t|can[’']?t|won[’']?t`,
  // Programs that complain.
  String.raw`fail\w*|\w*errors?|err|errno|warning|fatal|faults?|\w*exception|traceback|denied|refused|unknown|unrecognized|invalid|unable|out of memory`,
  String.raw`killed|aborted|timed out|time out|waiting for|exits|garbage|rubbish`,
  // Stopping, losing, intermittent.
  String.raw`stuck|stops|stopped|hangs|hung|freez\w*|frozen|died|dead|silent|blank|blocked|empty|(?:black|grey) (?:window|screen)`,
  String.raw`missing|lost|lose|loses|gone|disconnect\w*|dis+ap+ears?|state down|bus[ -]?off|error[ -]passive`,
  String.raw`randomly|sometimes|suddenly|again|keeps|resets?|restarts|switched|instead of|same id`,
  // Motion.
  String.raw`falls|fell|falling|drops|dropped|dropping|collaps\w*|sags?|droop\w*|shak\w*|vibrat\w*|oscillat\w*|wobbl\w*|trembl\w*|twitch\w*|drift\w*`,
  String.raw`jumps?|jumping|jerk\w*|jitter\w*|limp|weak|slow|lag\w*|reversed|opposite|inverted|backwards|mirrored|swapped|off by|upside down|crooked|stiff|hard to (?:turn|move)|backlash|slips?|slipp\w*`,
  // Power, light, heat and sound.
  String.raw`blink\w*|flash(?:es|ing)|red|stays (?:red|on|down|dark)|turn(?:s|ed)? off|shuts? (?:down|off)|trips|tripped|(?:over|under)[ -]?(?:temperature|load|current|voltage)`,
  String.raw`(?:too|gets|very|so) hot|hot$|over[ -]?heat\w*|burn\w*|melt\w*|smoke|smell\w*|nois\w*|grind\w*|buzz\w*|beeps|spark\w*`,
  String.raw`broken?|breaks|crack(?:s|ed)|pinched|(?:gets|comes?|is) loose|pulled out|bricked|crash\w*|wrong\w*`,
  // Refusal and absence.
  String.raw`vanish\w*|absent|unavailable|ignor(?:es|ed|ing)|reject(?:s|ed)|lacks|quits|aborts|dies|alarm|loss|forgot\w*`,
  String.raw`every time|by itself|strange\w*`,
  // What hurts somebody.
  String.raw`runaway|runs? away|out of control|uncontroll\w*|energi[sz]ed|won[’']?t stop|welded|tingl\w*|electric shock`,
];

/** Words of many reports of failures, and of some questions for pages. */
const hintWords =
  'only|too|but|different|(?:more|less) than|still|when|while|after|before|without|always|stays?|timeout|between|closed|i get|i have to';

const trouble = new RegExp(String.raw`\b(?:${troubleWords.join('|')})\b`, 'i');
const hint = new RegExp(String.raw`\b(?:${hintWords})\b`, 'i');

/** Signs of a program's output. */
const printed = /[\w)\]]: \S|\[\w+\]|["“”]|^\$ /;

/** Parts of the arm, not trouble. */
const endStops = /\bend[ -]stops\b/gi;

/** Whether a query looks like the output of a program. */
export const isPrinted = (query: string): boolean => printed.test(query);

/** Whether a query describes a failure. */
export const isTrouble = (query: string): boolean => trouble.test(query.replace(endStops, ''));

/** Whether a query may describe a failure. */
export const mayBeTrouble = (query: string): boolean => hint.test(query);
