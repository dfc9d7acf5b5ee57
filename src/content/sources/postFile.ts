import { z } from 'zod';
import { blogRoute } from '../../site/blog';
import { lineOfKey, oneLine, splitFile } from './frontmatter';
import type { FrontmatterRules, SplitFile } from './frontmatter';
import { isDeviceName } from '../../model/pageRouteMistake';
import type { Problem } from '../../model/problems';

export const postRoute = (slug: string): string => `${blogRoute}${slug}`;

const frontmatterSchema = z.strictObject({
  title: oneLine.min(1),
  description: oneLine.min(20).max(200),
  date: z.date(),
  updated: z.date().optional(),
  tags: z.array(oneLine.min(1)).optional(),
  tables: z.array(z.string()).optional(),
  commands: z.literal('unchecked').optional(),
});

export type PostFrontmatter = z.infer<typeof frontmatterSchema>;

const rules: FrontmatterRules<PostFrontmatter> = {
  schema: frontmatterSchema,
  expectations: {
    title: 'a text',
    description: 'one sentence of 20 to 200 characters',
    date: 'a day such as 2025-07-23, without quotes',
    updated: 'a day such as 2025-07-23, without quotes',
    tags: 'a list of texts such as [openarm_can]',
    tables: 'a list of table names such as [joint-limits]',
    commands: '"unchecked" in a post with commands of another robot',
  },
  emptyAdvice: 'Write the post below the frontmatter, or delete the file.',
};

export interface PostFile extends SplitFile<PostFrontmatter> {
  readonly id: string;
  readonly slug: string;
  readonly route: string;
  readonly file: string;
}

/** A date as 2025-07-23. */
export const day = (date: Date): string => date.toISOString().slice(0, 10);

/** Reports dates that don't exist: YAML reads 2025-02-31 as 3 March. */
function dayProblems({ date, updated }: PostFrontmatter, source: string, file: string): Problem[] {
  const lines = source.split('\n');
  return Object.entries({ date, updated }).flatMap(([field, value]): Problem[] => {
    const line = lineOfKey(source, field);
    const written = lines[line - 1];
    if (!value || !written?.startsWith(`${field}:`) || written.includes(day(value))) return [];
    return [{ file, line, message: `frontmatter field "${field}": there is no day "${written.slice(field.length + 1).trim()}".` }];
  });
}

function slugProblems(slug: string, file: string): Problem[] {
  if (isDeviceName(slug)) return [{ file, message: `Windows reserves the name "${slug}" for a device. Choose another one.` }];
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug !== 'index') return [];
  return [
    {
      file,
      message:
        'the file name becomes the address of the post. Use lower-case letters, digits and hyphens, and put the file directly into content/blog.',
    },
  ];
}

const slugOf = (relativePath: string): string => relativePath.replace(/\.mdx?$/, '');

const standIn = (slug: string): PostFrontmatter => ({ title: slug, description: slug, date: new Date(0) });

/** Splits a post and validates its name and frontmatter. If they are invalid, returns problems and placeholder fields. */
export function readPostFile(relativePath: string, file: string, source: string): { post: PostFile; problems: Problem[] } {
  const slug = slugOf(relativePath);
  const { problems, ...split } = splitFile(file, source, rules, standIn(slug));
  // Invalid frontmatter was replaced by placeholders.
  if (problems.length === 0) problems.push(...dayProblems(split.frontmatter, source, file));
  const { date, updated, tags = [] } = split.frontmatter;
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index);
  if (twice) problems.push({ file, line: lineOfKey(source, 'tags'), message: `frontmatter field "tags" has "${twice}" twice. Keep one.` });
  if (updated && updated < date)
    problems.push({
      file,
      line: lineOfKey(source, 'updated'),
      message: `frontmatter: "updated" is earlier than "date". Correct one of them, or take "updated" out.`,
    });
  return {
    post: { id: `blog/${slug}`, slug, route: postRoute(slug), file, ...split },
    problems: [...slugProblems(slug, file), ...problems],
  };
}

/** Sorts posts, newest first. Posts of one day are sorted by name, to keep the order stable. */
export const newestFirst = <Post extends Pick<PostFile, 'frontmatter' | 'slug'>>(posts: readonly Post[]): Post[] =>
  [...posts].sort((a, b) => b.frontmatter.date.getTime() - a.frontmatter.date.getTime() || a.slug.localeCompare(b.slug, 'en'));
