/** Route of the page with the printed books, which exists if they are published. */
export const booksRoute = '/getting-started/books';
