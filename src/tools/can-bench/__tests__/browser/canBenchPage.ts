import type { Page } from 'playwright-core';
import { eventually } from '../../../../../__tests__/browser/eventually';

/** Where the CAN bench is. */
export const benchRoute = '/software/can-bench';

/** A recording of six frames, with a line that is none. */
export const recordedLines = [
  '(1763775300.000000) can0 7FF#0100330A00000000',
  '(1763775300.000400) can0 011#0100330A01000000',
  '(1763775300.002000) can0 001#FFFFFFFFFFFFFFFC',
  '(1763775300.002400) can0 011#117EEB8007E81E1C',
  '(1763775300.004000) can0 011#D17FEB8007E81E1C',
  'this is no frame',
  '(1763775300.006000) can0 20000040#0000000000000000',
].join('\n');

/** The CAN bench on the page that is open when it is looked at. */
export function benchOn(page: () => Page) {
  const bench = (selector: string) => page().locator(`[data-can-bench] ${selector}`);
  const status = () => bench('[role="tabpanel"] p[role="status"]').first();
  return {
    bench,
    frames: () => bench('ol > li'),
    search: (): URLSearchParams => new URL(page().url()).searchParams,
    saysFrames: (count: string): Promise<void> => eventually(async () => expect(await status().innerText()).toContain(count)),
    tab: (name: string) => page().getByRole('tab', { name, exact: true }),
  };
}
