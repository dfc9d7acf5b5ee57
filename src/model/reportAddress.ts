/** Where a reader tells of a mistake on a page: a new issue of the repository, with the page's title and address already in it. */
export function reportAddress(repository: string, page: { readonly title: string; readonly address: string }): string {
  const query = new URLSearchParams({
    title: `Documentation: ${page.title}`,
    body: `Page: ${page.address}\n\nWhat is wrong or missing:\n\nWhat it should say:\n`,
  });
  return `${repository}/issues/new?${query}`;
}
