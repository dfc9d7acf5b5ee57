import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Article } from '../theme/layout/Article';
import { PageHead } from '../theme/layout/PageHead';
import { PostMeta } from '../theme/layout/PostMeta';
import { Prose } from '../theme/text/Prose';
import { componentMap } from './componentMap';
import { PageDataProvider } from '../theme/text/pageData';
import type { PageData } from '../theme/text/pageData';
import { renderBody } from './renderBody';
import type { BodyNode } from '../model/bodyTree';
import type { PageChrome } from '../model/pageTypes';

interface PostData {
  readonly blogPost:
    | (PageData & {
        readonly title: string;
        readonly description: string;
        readonly date: string;
        readonly updated: string | null;
        readonly file: string;
        readonly tags: readonly string[];
        readonly readingTime: { readonly minutes: number };
        readonly body: readonly BodyNode[];
      })
    | null;
}

interface PostContext {
  readonly id: string;
  readonly chrome: PageChrome;
}

/** Page of a post in content/blog. */
export default function PostPage({ data: { blogPost }, pageContext: { chrome } }: PageProps<PostData, PostContext>) {
  if (!blogPost) throw new Error(`The post of the page ${chrome.route} does not exist.`);
  const { title, description, date, updated, file, tags, readingTime, body } = blogPost;
  const meta = <PostMeta date={date} minutes={readingTime.minutes} tags={tags} />;
  return (
    <Article title={title} description={description} meta={meta} chrome={chrome} toc={[]} lastUpdated={updated} file={file}>
      <Prose>
        <PageDataProvider value={blogPost}>{renderBody(body, componentMap)}</PageDataProvider>
      </Prose>
    </Article>
  );
}

/** Metadata of the page. */
export function Head({ data: { blogPost }, pageContext: { chrome } }: HeadProps<PostData, PostContext>) {
  if (!blogPost) return null;
  return <PageHead title={blogPost.title} description={blogPost.description} route={chrome.route} published={blogPost.date} />;
}

export const query = graphql`
  query PostPage($id: String!) {
    blogPost(id: { eq: $id }) {
      title
      description
      date
      updated
      file
      tags
      readingTime {
        minutes
      }
      figures {
        ...PageFigure
      }
      body
    }
  }
`;
