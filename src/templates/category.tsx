import type { HeadProps, PageProps } from 'gatsby';
import { Article } from '../components/layout/Article';
import { PageHead } from '../components/layout/PageHead';
import { Prose } from '../components/text/Prose';
import { Card, Cards } from '../components/text/Cards';
import type { CategoryCard, PageChrome } from '../model/pageTypes';

interface CategoryContext {
  readonly title: string;
  readonly description: string;
  readonly cards: readonly CategoryCard[];
  readonly chrome: PageChrome;
}

const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** Page of a category that has no document: cards of what it holds. */
export default function CategoryPage({ pageContext: { title, description, cards, chrome } }: PageProps<object, CategoryContext>) {
  return (
    <Article title={title} description={description} chrome={chrome} toc={[]} lastUpdated={null}>
      <Prose>
        <Cards>
          {cards.map(({ label, href, description: text, count }) => (
            <Card key={href} title={label} href={href}>
              {text ?? (count === null ? null : pages(count))}
            </Card>
          ))}
        </Cards>
      </Prose>
    </Article>
  );
}

/** Metadata of the page. */
export function Head({ pageContext: { title, description, chrome } }: HeadProps<object, CategoryContext>) {
  return <PageHead title={title} description={description} route={chrome.route} />;
}
