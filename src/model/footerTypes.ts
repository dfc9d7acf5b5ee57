/** A link of the footer. `href` is a page of this site or an address outside. */
export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

/** One column of the footer. */
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}
