import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Article } from '../theme/layout/Article';
import { PageHead } from '../theme/layout/PageHead';
import { Prose } from '../theme/text/Prose';
import { Card, Cards } from '../theme/text/Cards';
import { Figure } from '../theme/text/Figure';
import { heading } from '../theme/text/Heading';
import { PageDataProvider } from '../theme/text/pageData';
import type { CategoryCard, PageChrome, PropFigure } from '../model/pageTypes';

interface CategoryData {
  readonly figure: PropFigure | null;
}

interface CategoryContext {
  readonly title: string;
  readonly description: string;
  readonly cards: readonly CategoryCard[];
  readonly figureAlt: string;
  readonly chrome: PageChrome;
}

// The drawing is small, so that the pages come into view. The width comes from the ratio, because `auto` is 0 until the drawing loads.
const drawing = ({ width, height }: PropFigure) => css({ '& img': { width: `min(100%, ${(24 * width) / height}rem)` } });

const inside = css({
  '& > p': { margin: 0, color: 'var(--text-soft)', fontSize: 'var(--size-s)' },
  '& > p + div': { marginTop: 'var(--space-3)' },
});

const Heading = heading(2);

const pagesOf = (count: number | null): string => (count === 1 ? '1 page' : `${count ?? 0} pages`);

const CardsOf = ({ cards }: { readonly cards: readonly CategoryCard[] }) => (
  <Cards>
    {cards.map(({ label, href, description }) => (
      <Card key={href} title={label} href={href}>
        {description}
      </Card>
    ))}
  </Cards>
);

/** Page of a category without a document: a drawing, then a card for each page. Pages of nested categories come under their name. */
export default function CategoryPage({ data: { figure }, pageContext }: PageProps<CategoryData, CategoryContext>) {
  const { title, description, cards, figureAlt, chrome } = pageContext;
  const single = cards.filter(({ pages }) => !pages);
  const categories = cards.flatMap(({ id, label, count, pages }) => (id && pages ? { id, text: label, count, pages } : []));
  const toc = categories.map(({ id, text }) => ({ id, text, items: [] }));
  return (
    <Article title={title} description={description} chrome={chrome} toc={toc} lastUpdated={null}>
      <Prose>
        {figure && (
          <PageDataProvider value={{ figures: [figure] }}>
            <div css={drawing(figure)}>
              <Figure src={figure.name} alt={figureAlt} priority="high" />
            </div>
          </PageDataProvider>
        )}
        {single.length > 0 && <CardsOf cards={single} />}
        {categories.map(({ id, text, count, pages }) => (
          <section key={id} css={inside}>
            <Heading id={id}>{text}</Heading>
            <p>{pagesOf(count)}</p>
            <CardsOf cards={pages} />
          </section>
        ))}
      </Prose>
    </Article>
  );
}

/** Metadata of the page. */
export function Head({ pageContext: { title, description, chrome } }: HeadProps<object, CategoryContext>) {
  return <PageHead title={title} description={description} route={chrome.route} />;
}

export const query = graphql`
  query CategoryPage($figure: String) {
    figure(name: { eq: $figure }) {
      ...PageFigure
    }
  }
`;
