/** Address of what symptoms are found by, below the base path. */
export const symptomsPath = '/search-symptoms.json';

/** A symptom by what it is found by. Words are terms as `symptomTerms` makes them, with spaces between: half the bytes of what people say. */
export interface SymptomRecord {
  readonly id: string;
  readonly area: string;
  /** What people see, as the page words it, without signs for code. */
  readonly symptom: string;
  /** The likeliest cause, in words. */
  readonly cause: string;
  /** Route of the page that it leads to. */
  readonly page: string;
  /** What programs print. */
  readonly messages: readonly string[];
  /** Other ways to say what people see, in terms. */
  readonly phrases: readonly string[];
  /** All causes, in terms. */
  readonly causes: string;
  /** What to check and what to do, in terms. */
  readonly remedy: string;
}

/** What symptoms are found by, and the page that shows them all: its section, and its title. */
export interface SymptomFile {
  readonly section: string;
  readonly page: string;
  readonly symptoms: readonly SymptomRecord[];
}
