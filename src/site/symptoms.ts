import type { SymptomArea } from '../model/siteTypes';
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

/** Page that finds a symptom; it lists all of them, each with a link to its row. */
export const symptomsRoute = '/getting-started/troubleshooting';

/** Areas of the table of symptoms. */
export const symptomAreas: Readonly<Record<string, SymptomArea>> = {
  power: { name: 'Power', ids: ['power'], page: 'power' },
  adapter: {
    name: 'CAN adapters',
    // Most of its rows were in the area of the bus, and keep the ids that links lead to.
    ids: [
      'adapter',
      'bus-port-missing',
      'bus-jetson',
      'bus-cannot-find-device',
      'bus-interface-not-found',
      'bus-no-such-device',
      'bus-usb',
      'bus-spi',
      'bus-vm',
      'bus-wsl',
      'bus-echo',
      'bus-rx',
      'bus-4arms',
      'bus-networkd',
    ],
    page: 'can-adapters',
  },
  bus: { name: 'CAN bus', ids: ['bus'], page: 'can-bus' },
  motor: { name: 'Motors', ids: ['motor'], page: 'motors' },
  calibration: { name: 'Calibration', ids: ['cal'], page: 'calibration' },
  gripper: { name: 'Gripper', ids: ['grip'], page: 'gripper' },
  mechanical: { name: 'Mechanics and cables', ids: ['mech'], page: 'mechanics' },
  'software install': { name: 'Installation', ids: ['inst'], page: 'installation' },
  'ROS 2': { name: 'ROS 2', ids: ['ros'], page: 'ros2' },
  teleop: { name: 'Teleoperation', ids: ['tel'], page: 'teleoperation' },
  recording: { name: 'Recording datasets', ids: ['lr'], page: 'recording' },
  simulation: { name: 'Simulation', ids: ['sim'], page: 'simulation' },
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
  /** In place of the subject where the text names no danger. */
  unsure: 'If an arm moves and shouldn’t, or holds somebody',
  text: 'From outside its reach, press the emergency stop of its pair; the arms drop. If it still moves, or an LED stays on, unplug the mains of both supplies.',
  path: '/getting-started/safety-guide#when-something-stops',
  heading: 'When something stops',
} as const;

/** Evidence for a row of the table of symptoms. */
export type SymptomBasis = 'source' | 'derived' | 'report' | 'engineering';

/** Note for readers about symptoms without an explicit source. */
export const basisWords: Readonly<Record<SymptomBasis, string | null>> = {
  source: null,
  derived: 'Concluded from the code of the programs; not tried on an arm.',
  report: 'Reported by a user; the cause isn’t confirmed.',
  engineering: 'General practice with CAN, Linux and electronics; not tried on this arm.',
};
