/** One column of the footer. `href` is a page of this site or an address outside. */
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly href: string }[];
}
