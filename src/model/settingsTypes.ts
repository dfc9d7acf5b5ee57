/** Whether the reader's colour mode may be chosen, and what it is before a choice. */
export interface ColourModeSettings {
  readonly default: 'light' | 'dark';
  /** Takes the switch away and forgets a stored choice. */
  readonly disableSwitch: boolean;
  /** Follows the operating system until the reader chooses; the switch then cycles light, dark, system. */
  readonly followSystem: boolean;
}

/** A bar above the navbar. A new id shows it again to readers who dismissed an earlier one. */
export interface AnnouncementSettings {
  readonly id: string;
  readonly text: string;
  readonly href?: string;
  readonly closeable: boolean;
}

/** How the site behaves in the browser. */
export interface SiteSettings {
  readonly colourMode: ColourModeSettings;
  readonly announcement: AnnouncementSettings | null;
  readonly navbar: { readonly hideOnScroll: boolean };
  /** Whether readers may keep the site for where there is no network. False also removes it where it was kept: the next visit is enough. */
  readonly offline: boolean;
}
