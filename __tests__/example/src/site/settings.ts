import type { SiteSettings } from '../model/siteTypes';

/** The settings of this site. */
export const settings: SiteSettings = {
  colourMode: { default: 'light', disableSwitch: false, followSystem: false },
  announcement: null,
  navbar: { hideOnScroll: false },
  offline: true,
  movedFiles: [],
};
