import { css } from '@emotion/react';
import type { HeadProps, PageProps } from 'gatsby';
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

const groups: readonly { readonly kind: BookKind; readonly title: string; readonly text: string }[] = [
  {
    kind: 'whole',
    title: 'Everything',
    text: 'All pages of the documentation in one file: as PDF for paper, where references name the page they lead to, and as EPUB for e-readers.',
  },
  { kind: 'section', title: 'One section', text: 'The same pages, one section in each file.' },
  {
    kind: 'guide',
    title: 'Bench sheets',
    text: 'One build guide in each file, with boxes to tick. Point your phone at the code beside a step to open that step here.',
  },
];

/** Page with the books that are published with the site, and their sizes. */
export default function BooksPage({ pageContext: { title, description, edition, books, chrome } }: PageProps<object, BooksContext>) {
  const shown = groups.filter(({ kind }) => books.some((book) => book.kind === kind));
  return (
    <Article title={title} description={description} chrome={chrome} toc={[]} lastUpdated={null}>
      <Prose>
        <p>This is the edition of {edition}. The pages here may be newer.</p>
        {shown.map(({ kind, title: name, text }) => (
          <section key={kind} aria-labelledby={kind}>
            <Heading id={kind}>{name}</Heading>
            <p>{text}</p>
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
