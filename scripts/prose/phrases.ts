/** A phrase to avoid, and its replacement. */
export interface Phrase {
  readonly phrase: string;
  /** Empty if the sentence must be reworded. */
  readonly instead: string;
}

/** Stiff or empty phrases. */
export const phrases: readonly Phrase[] = [
  { phrase: 'stands in', instead: 'is in, shows or lists' },
  { phrase: 'stands at', instead: 'is at' },
  { phrase: 'so that', instead: 'so' },
  { phrase: 'either one,', instead: '' },
  { phrase: 'never nothing', instead: '' },
  { phrase: 'in circulation', instead: '' },
  { phrase: 'with this in mind', instead: '' },
  { phrase: 'have I got', instead: 'do I have' },
  { phrase: 'one thought in one', instead: 'one change per' },
  { phrase: 'is turned wrong', instead: 'is mounted the wrong way round' },
  { phrase: 'the sources give', instead: '' },
  { phrase: 'the sources say', instead: '' },
  { phrase: 'the sources name', instead: '' },
  { phrase: 'sources differ', instead: '' },
  { phrase: 'in the place of', instead: 'in place of' },
  { phrase: 'in order to', instead: 'to' },
  { phrase: 'utilize', instead: 'use' },
  { phrase: 'simply', instead: '' },
  { phrase: 'please note', instead: '' },
  { phrase: 'for ever', instead: 'forever' },
  { phrase: 'without a word', instead: 'silently' },
  { phrase: 'takes the place of', instead: 'replaces' },
  { phrase: 'lets its joint go', instead: 'makes its joint go limp' },
  // Spelling: one form for all pages.
  ...Object.entries({
    aluminum: 'aluminium',
    behavior: 'behaviour',
    center: 'centre',
    centers: 'centres',
    centered: 'centred',
    color: 'colour',
    colors: 'colours',
    gray: 'grey',
    labeled: 'labelled',
    initialize: 'initialise',
    initializes: 'initialises',
    neighbor: 'neighbour',
    recognize: 'recognise',
    recognizes: 'recognises',
  }).map(([phrase, instead]) => ({ phrase, instead })),
];
