import { readFileSync } from 'node:fs';
import path from 'node:path';

const settings = readFileSync(path.resolve(__dirname, '../../src/site/settings.ts'), 'utf8');

/** Values of the settings that small sites change, as they are written. */
interface Changed {
  readonly colourMode: string;
  readonly announcement: string;
  readonly hideOnScroll: boolean;
}

/** Source of the site's settings with other values in their last declaration. */
export const settingsSource = ({ colourMode, announcement, hideOnScroll }: Changed): string =>
  settings
    .replace(/colourMode: \{ default: [^}]*\}/, `colourMode: ${colourMode}`)
    .replace(/announcement: null/, `announcement: ${announcement}`)
    .replace(/hideOnScroll: false/, `hideOnScroll: ${hideOnScroll}`);
