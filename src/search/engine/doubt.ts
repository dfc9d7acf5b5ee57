/** Begins a line that a program has printed: a label, a time, a prompt. */
const printedLine =
  /^\s*(?:[[({<>$#|+*=~✓✗\d-]|File "|Traceback|(?:[a-z][\w./@-]*|\w*(?:Error|Warning|ERROR|WARN|FATAL)\w*|[A-Z]{4,}\w*(?: \w+)?|[EW]):\s)/;

/** Lines that a person wrote; output of programs is left out. */
export const proseOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /\p{L}/u.test(line) && !printedLine.test(line))
    .join('\n');

/** Denials in the languages whose words search knows. */
const denial =
  /\b(?:no|not|never|nor|neither|without|cannot|can[’']?t|won[’']?t|(?:do|does|did|is|are|was|were|has|have|had|could|should|would)n[’']?t|nicht|kein\w*|nie|ne|pas|jamais|sin|nunca|tampoco)\b|[不没沒未無]|ない|なし|ません|않|안 |없|못/i;

/** What can hurt somebody. */
export const hazard = /\b(?:tingl\w*|shock|weld\w*|smok\w*|burn\w*|spark\w*|melt\w*|fires?|flames?)\b/i;

/** Whether somebody denies something in a text, or names a danger. Then nothing is certain about its other lines. */
export const holdsDoubt = (text: string): boolean => denial.test(proseOf(text)) || hazard.test(text);
