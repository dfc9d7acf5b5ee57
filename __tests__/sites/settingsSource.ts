/** Settings of a small site, as they are written. */
interface WrittenSettings {
  readonly colourMode?: string;
  readonly announcement?: string;
  readonly hideOnScroll?: boolean;
  readonly offline?: boolean;
}

/** Source of `src/site/settings.ts`. It doesn't read the project's, which may change. */
export const settingsSource = ({
  colourMode = "{ default: 'light', disableSwitch: false, followSystem: false }",
  announcement = 'null',
  hideOnScroll = false,
  offline = true,
}: WrittenSettings): string => `import type { SiteSettings } from '../model/siteTypes';

export const settings: SiteSettings = {
  colourMode: ${colourMode},
  announcement: ${announcement},
  navbar: { hideOnScroll: ${hideOnScroll} },
  offline: ${offline},
  movedFiles: [],
};
`;
