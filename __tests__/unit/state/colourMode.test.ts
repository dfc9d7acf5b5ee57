import { runInNewContext } from 'node:vm';
import type { ColourModeSettings } from '../../../src/model/siteTypes';
import { colourModeScript, modeFor, nextChoice } from '../../../src/theme/state/colourMode';
import type { ColourMode, ColourModeChoice } from '../../../src/theme/state/colourMode';

const settings = (changes: Partial<ColourModeSettings> = {}): ColourModeSettings => ({
  default: 'light',
  disableSwitch: false,
  followSystem: false,
  ...changes,
});

describe('the mode follows from the choice', () => {
  it.each<[ColourModeChoice, boolean, Partial<ColourModeSettings>, ColourMode]>([
    ['light', true, {}, 'light'],
    ['dark', false, {}, 'dark'],
    ['system', true, {}, 'light'],
    ['system', false, { default: 'dark' }, 'dark'],
    ['system', true, { followSystem: true }, 'dark'],
    ['system', false, { followSystem: true, default: 'dark' }, 'light'],
    ['light', true, { followSystem: true }, 'light'],
  ])('%s, system dark: %s, %j: %s', (choice, systemDark, changes, mode) =>
    expect(modeFor(choice, systemDark, settings(changes))).toBe(mode),
  );
});

describe('the switch', () => {
  it.each<[ColourModeChoice, ColourMode, ColourModeChoice]>([
    ['system', 'light', 'dark'],
    ['system', 'dark', 'light'],
    ['light', 'light', 'dark'],
    ['dark', 'dark', 'light'],
  ])('flips between light and dark: from %s in %s to %s', (choice, mode, next) =>
    expect(nextChoice({ choice, mode }, settings())).toBe(next),
  );

  it('cycles light, dark, system where the system is followed', () => {
    const press = (choice: ColourModeChoice): ColourModeChoice =>
      nextChoice({ choice, mode: modeFor(choice, true, settings()) }, settings({ followSystem: true }));
    const choices = [press('light'), press('dark'), press('system')];
    expect(choices).toEqual(['dark', 'system', 'light']);
  });
});

describe('the script in the head sets the mode before first paint', () => {
  /** Runs the script as a page would; `stored` is what storage holds under `theme`. */
  function run(changes: Partial<ColourModeSettings>, stored: string | null | Error, systemDark = false): string | undefined {
    const dataset: { theme?: string } = {};
    runInNewContext(colourModeScript(settings(changes)), {
      document: { documentElement: { dataset } },
      matchMedia: (query: string) => ({ matches: systemDark && query === '(prefers-color-scheme: dark)' }),
      localStorage: {
        getItem: (key: string) => {
          if (stored instanceof Error) throw stored;
          return key === 'theme' ? stored : null;
        },
      },
    });
    return dataset.theme;
  }

  it.each<[string, Partial<ColourModeSettings>, string | null | Error, boolean, ColourMode]>([
    ['the default without a choice', {}, null, true, 'light'],
    ['another default', { default: 'dark' }, null, false, 'dark'],
    ['the stored choice', {}, 'dark', false, 'dark'],
    ['the stored choice over the default', { default: 'dark' }, 'light', false, 'light'],
    ['the default over a stored text that is no mode', {}, 'sepia', false, 'light'],
    ['the default where storage is blocked', {}, new Error('denied'), false, 'light'],
    ['the default where the switch is disabled', { disableSwitch: true }, 'dark', false, 'light'],
    ['the system, where it is followed', { followSystem: true }, null, true, 'dark'],
    ['the system, which is light', { followSystem: true, default: 'dark' }, null, false, 'light'],
    ['the stored choice over the system', { followSystem: true }, 'light', true, 'light'],
  ])('to %s', (_kind, changes, stored, systemDark, mode) => expect(run(changes, stored, systemDark)).toBe(mode));
});
