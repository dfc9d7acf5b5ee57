/** Address of the page that offers the books; there is one where they are published. */
export const booksRoute = '/getting-started/books';
