import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { GuideStrip } from '../guides/progress/GuideStrip';
import { textWords } from '../site/words/text';
import { Article } from '../theme/layout/Article';
import { PageHead } from '../theme/layout/PageHead';
import { Prose } from '../theme/text/Prose';
import { Card, Cards } from '../theme/text/Cards';
import { Figure } from '../theme/text/Figure';
import { heading } from '../theme/text/Heading';
import { PageDataProvider } from '../theme/text/pageData';
import { Picture } from '../theme/text/Picture';
import { media } from '../theme/styles/media';
import type { CategoryCard, PageChrome, PropFigure } from '../model/pageTypes';
import type { CategoryFigure } from '../model/siteTypes';

interface CategoryData {
  readonly allFigure: { readonly nodes: readonly PropFigure[] };
}

interface CategoryContext {
  readonly title: string;
  readonly description: string;
  readonly cards: readonly CategoryCard[];
  readonly figure?: CategoryFigure;
  readonly chrome: PageChrome;
}

// The drawing is small, so that the pages come into view. The width comes from the ratio, because `auto` is 0 until the drawing loads.
const drawing = ({ width, height }: PropFigure) => css({ '& img': { width: `min(100%, ${(24 * width) / height}rem)` } });

const inside = css({
  '& > p': { margin: 0, color: 'var(--text-soft)', fontSize: 'var(--size-s)' },
  '& > p + div': { marginTop: 'var(--space-3)' },
  '& a > img': {
    display: 'block',
    width: '100%',
    height: '12rem',
    marginBottom: 'var(--space-3)',
    objectFit: 'contain',
    background: 'var(--figure-ground)',
    [media.print]: { display: 'none' },
  },
});

const Heading = heading(2);

interface CardsOfProps {
  readonly cards: readonly CategoryCard[];
  readonly figures?: readonly PropFigure[];
}

/** Cards of pages. A drawing has no alternative text, because the title below it says what it shows. */
const CardsOf = ({ cards, figures = [] }: CardsOfProps) => (
  <Cards>
    {cards.map(({ label, href, description, figure: name }) => {
      const figure = figures.find((each) => each.name === name);
      return (
        <Card key={href} title={label} href={href} picture={figure && <Picture {...figure} alt="" />}>
          {description}
        </Card>
      );
    })}
  </Cards>
);

/**
 * Page of a category without a document: a card for each page. Pages of nested categories come under their name; those of build guides
 * with what they build, after the reader's progress.
 */
export default function CategoryPage({ data, pageContext }: PageProps<CategoryData, CategoryContext>) {
  const { title, description, cards, figure, chrome } = pageContext;
  const figures = data.allFigure.nodes;
  const shown = figures.find(({ name }) => name === figure?.src);
  const single = cards.filter(({ pages }) => !pages);
  const categories = cards.flatMap(({ id, label, count, pages }) => (id && pages ? { id, text: label, count, pages } : []));
  const toc = categories.map(({ id, text }) => ({ id, text, items: [] }));
  return (
    <Article title={title} description={description} chrome={chrome} toc={toc} lastUpdated={null}>
      <Prose>
        {figure && shown && (
          <PageDataProvider value={{ figures: [shown] }}>
            <div css={drawing(shown)}>
              <Figure {...figure} priority="high" />
            </div>
          </PageDataProvider>
        )}
        {single.length > 0 && <CardsOf cards={single} />}
        {categories.map(({ id, text, count, pages }) => (
          <section key={id} css={inside}>
            <Heading id={id}>{text}</Heading>
            {pages.some(({ guide }) => guide) ? <GuideStrip pages={pages} /> : <p>{textWords.pages(count ?? 0)}</p>}
            <CardsOf cards={pages} figures={figures} />
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
  query CategoryPage($figures: [String]) {
    allFigure(filter: { name: { in: $figures } }, sort: { name: ASC }) {
      nodes {
        ...PageFigure
      }
    }
  }
`;
