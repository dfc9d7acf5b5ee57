import { css } from '@emotion/react';
import type { HeadProps, PageProps } from 'gatsby';
import { bookWords } from '../site/words/books';
import { SmartLink } from '../theme/controls/SmartLink';
import { Article } from '../theme/layout/Article';
import { PageHead } from '../theme/layout/PageHead';
import { heading } from '../theme/text/Heading';
import { Prose } from '../theme/text/Prose';
import type { BookKind } from '../model/books';
import type { CategoryCard, PageChrome } from '../model/pageTypes';

interface BooksContext {
  readonly title: string;
  readonly description: string;
  /** Date of the edition, formatted for readers. */
  readonly edition: string;
  readonly books: readonly (CategoryCard & { readonly kind: BookKind })[];
  readonly chrome: PageChrome;
}

const Heading = heading(2);

const facts = css({ color: 'var(--text-soft)', fontSize: 'var(--size-s)', whiteSpace: 'nowrap' });

const kinds: readonly BookKind[] = ['whole', 'section', 'guide'];

/** Page with the books that are published with the site, and their sizes. */
export default function BooksPage({ pageContext: { title, description, edition, books, chrome } }: PageProps<object, BooksContext>) {
  const shown = kinds.filter((kind) => books.some((book) => book.kind === kind));
  return (
    <Article title={title} description={description} chrome={chrome} toc={[]} lastUpdated={null}>
      <Prose>
        <p>{bookWords.edition(edition)}</p>
        {shown.map((kind) => (
          <section key={kind} aria-labelledby={kind}>
            <Heading id={kind}>{bookWords[kind].title}</Heading>
            <p>{bookWords[kind].about}</p>
            <ul>
              {books
                .filter((book) => book.kind === kind)
                .map(({ label, href, description: size }) => (
                  <li key={href}>
                    <SmartLink href={href}>{label}</SmartLink> <span css={facts}>{size}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Prose>
    </Article>
  );
}

/** Metadata of the page. */
export function Head({ pageContext: { title, description, chrome } }: HeadProps<object, BooksContext>) {
  return <PageHead title={title} description={description} route={chrome.route} />;
}
