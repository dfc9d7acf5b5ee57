import type { SymptomBasis } from '../model/symptoms';

/** Page on which every symptom has its anchor. */
export const symptomsRoute = '/getting-started/troubleshooting';

/** Place of a symptom, below the base path. */
export const symptomHref = (id: string): string => `${symptomsRoute}#${id}`;

/** What the search says to who writes that something does not work, and not what. */
export const finderWords = {
  question: 'Not sure what’s wrong?',
  help: 'Choose an area and a symptom, or paste what the terminal says.',
  link: 'Find your symptom',
} as const;

/** Areas of the table of symptoms, as headings name them. */
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
  simulation: 'Simulation',
};

/** What readers are told of a row that no source says in so many words. */
export const basisWords: Readonly<Record<SymptomBasis, string | null>> = {
  source: null,
  derived: 'Concluded from the code of the programs; not tried on an arm.',
  report: 'Reported by a user; the cause isn’t confirmed.',
  engineering: 'General practice with CAN, Linux and electronics; not tried on this arm.',
};
