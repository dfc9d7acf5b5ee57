import { differentPages } from '../../../src/gatsby/onPreExtractQueries';

describe("Gatsby's pages and the registry", () => {
  it('agree where both have the same', () => expect(differentPages(['/', '/can'], ['/can', '/'])).toEqual([]));

  it('differ where Gatsby has a page of its own', () => {
    expect(differentPages(['/', '/extra/'], ['/'])).toEqual([
      '  Gatsby has the page "/extra/", which the registry lacks: make it in a file of src/routes/kinds, not with createPage or in src/pages.',
    ]);
  });

  it('differ where Gatsby lacks one', () => {
    expect(differentPages(['/'], ['/', '/can'])).toEqual([
      '  the registry has the page "/can", which Gatsby lacks: something deleted it after createPages.',
    ]);
  });
});
