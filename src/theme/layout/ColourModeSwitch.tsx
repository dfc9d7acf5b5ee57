import { settings } from '../../site/settings';
import { chooseColourMode, nextChoice, useColourMode } from '../state/colourMode';
import type { ColourModeChoice } from '../state/colourMode';
import { useHydrated } from '../state/hydrated';
import { iconButton } from '../controls/buttons';
import { MonitorIcon, MoonIcon, SunIcon } from '../controls/icons';

const icons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };
const names: Record<ColourModeChoice, string> = { light: 'light', dark: 'dark', system: 'system' };

/** Switch between light and dark, and system if that is followed. Disabled until hydration. */
export function ColourModeSwitch() {
  const state = useColourMode();
  const hydrated = useHydrated();
  const shown = settings.colourMode.followSystem ? state.choice : state.mode;
  const Icon = icons[shown];
  const next = names[nextChoice(state, settings.colourMode)];
  return (
    <button
      type="button"
      css={iconButton}
      disabled={!hydrated}
      aria-label={`Colour mode: ${names[shown]}. Switch to ${next}.`}
      title={`Switch to ${next} mode`}
      data-colour-mode-switch=""
      onClick={() => chooseColourMode(nextChoice(state, settings.colourMode))}
    >
      <Icon />
    </button>
  );
}
