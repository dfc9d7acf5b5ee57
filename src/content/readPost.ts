import { blogRoute } from '../site/blog';
import type { Problem } from '../model/problems';
import { readText } from './readText';
import type { Text } from './readText';
import { readPostFile } from './sources/postFile';
import type { PostFile } from './sources/postFile';

/** A post with its text. */
export interface Post extends PostFile, Text {}

/** Reads one post. Pure: text in, post and everything that is wrong with it out. */
export function readPost(relativePath: string, file: string, source: string): { post: Post; problems: Problem[] } {
  const { post, problems } = readPostFile(relativePath, file, source);
  const { text, problems: textProblems } = readText(post.body, file, post.bodyLine);
  return { post: { ...post, ...text }, problems: [...problems, ...textProblems] };
}

/** Posts with the newest first; posts of one day by their name, so that the order never changes by itself. */
export const newestFirst = (posts: readonly Post[]): Post[] =>
  [...posts].sort((a, b) => b.frontmatter.date.getTime() - a.frontmatter.date.getTime() || a.slug.localeCompare(b.slug));

/** Routes of the blog: the list and each post; none without posts. */
export const blogRoutes = (posts: readonly Post[]): string[] => (posts.length === 0 ? [] : [blogRoute, ...posts.map(({ route }) => route)]);
