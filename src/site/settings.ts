import type { SiteSettings } from '../model/siteTypes';

export const settings: SiteSettings = {
  colourMode: { default: 'light', disableSwitch: false, followSystem: false },
  announcement: null,
  navbar: { hideOnScroll: false },
  offline: true,
  movedFiles: [{ repository: 'enactic/openarm_hardware', lastCommit: '4a1ea8b', now: "the project's Google Drive" }],
};
