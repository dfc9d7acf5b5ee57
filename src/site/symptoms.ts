import { choices } from './choices';

/** Versions of the tools whose commands differ, by the values in the column `tools`. */
export const toolVersions: readonly { readonly value: string; readonly label: string }[] = choices['can-tool'].options;

/** The version that rows mean which name none, whatever the default of the choice is. */
export const newestTools: (typeof choices)['can-tool']['options'][number]['value'] = 'cli';

/** Beginnings of commands that the tables of tools must know, and the one whose subcommands they list. */
export const toolCommands = { pattern: /^openarm-can-(?!\S*\*)/, withSubcommands: 'openarm-can-cli' } as const;

/** Table of failures. */
export const symptomsTable = 'symptoms';

/** Table of words that readers type, for failures and pages. */
export const wordsTable = 'search-words';

/** Table of words in other languages. */
export const dictionaryTable = 'search-dictionary';

/** Page with the anchors of all symptoms. */
export const symptomsRoute = '/getting-started/troubleshooting';

/** Link to a symptom, without the base path. */
export const symptomHref = (id: string): string => `${symptomsRoute}#${id}`;

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
  /** In place of the subject where the text names no danger. */
  unsure: 'If an arm moves and shouldn’t, or holds somebody',
  text: 'From outside its reach, press the emergency stop of its pair; the arms drop. If it still moves, or an LED stays on, unplug the mains of both supplies.',
  path: '/getting-started/safety-guide#when-something-stops',
  heading: 'When something stops',
} as const;

/** Headings of the areas in the table of symptoms. */
export const symptomAreas: Readonly<Record<string, string>> = {
  power: 'Power',
  bus: 'CAN bus',
  motor: 'Motors',
  calibration: 'Calibration',
  gripper: 'Gripper',
  mechanical: 'Mechanics and cables',
  'software install': 'Installation',
  'ROS 2': 'ROS 2',
  teleop: 'Teleoperation',
  recording: 'Recording datasets',
  simulation: 'Simulation',
};

/** Evidence for a row of the table of symptoms. */
export type SymptomBasis = 'source' | 'derived' | 'report' | 'engineering';

/** Note for readers about symptoms without an explicit source. */
export const basisWords: Readonly<Record<SymptomBasis, string | null>> = {
  source: null,
  derived: 'Concluded from the code of the programs; not tried on an arm.',
  report: 'Reported by a user; the cause isn’t confirmed.',
  engineering: 'General practice with CAN, Linux and electronics; not tried on this arm.',
};
