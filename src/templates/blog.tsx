import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Article } from '../theme/layout/Article';
import { PageHead } from '../theme/layout/PageHead';
import { PostMeta } from '../theme/layout/PostMeta';
import { Prose } from '../theme/text/Prose';
import { SmartLink } from '../theme/controls/SmartLink';
import { blog } from '../site/blog';
import type { PageChrome } from '../model/pageTypes';
import { media } from '../theme/styles/media';

interface BlogData {
  readonly allBlogPost: {
    readonly nodes: readonly {
      readonly route: string;
      readonly title: string;
      readonly description: string;
      readonly date: string;
      readonly tags: readonly string[];
      readonly readingTime: { readonly minutes: number };
    }[];
  };
}

interface BlogContext {
  readonly chrome: PageChrome;
}

const post = css({
  padding: 'var(--space-4) 0',
  borderTop: '1px solid var(--line)',
  '& h2': { margin: '0 0 var(--space-1)', paddingTop: 0, fontSize: 'var(--size-l)' },
  '& h2 a': { textDecoration: 'none', [media.touch]: { display: 'inline-block', padding: '0.6rem 0' } },
  '& h2 a:hover': { textDecoration: 'underline' },
  '& p': { margin: 'var(--space-2) 0 0' },
});

/** Page with all posts, newest first. */
export default function BlogPage({ data: { allBlogPost }, pageContext: { chrome } }: PageProps<BlogData, BlogContext>) {
  return (
    <Article title={blog.title} description={blog.description} chrome={chrome} toc={[]} lastUpdated={null}>
      <Prose>
        {allBlogPost.nodes.map(({ route, title, description, date, tags, readingTime }) => (
          <section key={route} css={post}>
            <h2>
              <SmartLink href={route}>{title}</SmartLink>
            </h2>
            <PostMeta date={date} minutes={readingTime.minutes} tags={tags} />
            <p>{description}</p>
          </section>
        ))}
        <p>
          {blog.subscribe} <SmartLink href={blog.rss}>RSS</SmartLink>, <SmartLink href={blog.atom}>Atom</SmartLink>.
        </p>
      </Prose>
    </Article>
  );
}

/** Metadata of the page. */
export function Head({ pageContext: { chrome } }: HeadProps<BlogData, BlogContext>) {
  return <PageHead title={blog.title} description={blog.description} route={chrome.route} />;
}

export const query = graphql`
  query BlogPage {
    allBlogPost(sort: [{ date: DESC }, { id: ASC }]) {
      nodes {
        route
        title
        description
        date
        tags
        readingTime {
          minutes
        }
      }
    }
  }
`;
