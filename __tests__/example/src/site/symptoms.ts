import type { SymptomArea } from '../model/siteTypes';

/** Table of failures. */
export const symptomsTable = 'symptoms';

/** Table of words that readers type, for failures and pages. */
export const wordsTable = 'search-words';

/** Table of words in other languages. */
export const dictionaryTable = 'search-dictionary';

/** One program, whose versions don't differ. */
export const toolVersions: readonly { readonly value: string; readonly label: string }[] = [];
export const newestTools = '';
export const toolCommands = { pattern: /^twigctl-/, withSubcommands: '' } as const;

/** Page that finds a symptom; it lists all of them, each with a link to its row. */
export const symptomsRoute = '/getting-started/troubleshooting';

/** Areas of the table of symptoms. */
export const symptomAreas: Readonly<Record<string, SymptomArea>> = {
  power: { name: 'Power', ids: ['power'], page: 'power' },
  serial: { name: 'Serial port', ids: ['serial'], page: 'serial-port' },
  motion: { name: 'Motion', ids: ['motion'], page: 'motion' },
};

/** What search shows for a query that only says that something doesn't work. */
export const finderWords = {
  id: 'symptoms',
  subject: 'Not sure what’s wrong?',
  text: 'Choose an area and a symptom, or paste what the terminal says.',
  path: symptomsRoute,
  heading: 'Find your symptom',
} as const;

/** What search shows first for an arm that moves by itself, doesn't stop or holds somebody. */
export const stopFirst = {
  id: 'stop',
  subject: 'Stop the arm first',
  unsure: 'If the arm moves and shouldn’t',
  text: 'Pull the plug of the supply; the arm drops.',
  path: '/getting-started/safety-guide#when-something-stops',
  heading: 'When something stops',
} as const;

/** Evidence for a row of the table of symptoms. */
export type SymptomBasis = 'source' | 'derived' | 'report' | 'engineering';

/** Note for readers about symptoms without an explicit source. */
export const basisWords: Readonly<Record<SymptomBasis, string | null>> = {
  source: null,
  derived: 'Concluded from the code; not tried on an arm.',
  report: 'Reported by a user; the cause isn’t confirmed.',
  engineering: 'General practice with serial ports and servos; not tried on this arm.',
};
