import { newestFirst, readPostFile } from '../../../src/content/sources/postFile';
import { messages, readPost } from '../fixtures/sources';

const source = (fields: string, body = 'Text.\n'): string => `---\n${fields}---\n${body}`;
const good = 'title: News\ndescription: What is new in the library, in one sentence.\ndate: 2025-10-10\n';
const problems = (fields: string, body?: string, name = 'news.mdx'): string[] =>
  messages(readPostFile(name, `content/blog/${name}`, source(fields, body)).problems);

describe('a post is read from its file', () => {
  it('with its route, its days and its text', () => {
    const { post, problems: found } = readPostFile('can-1-1-0.mdx', 'content/blog/can-1-1-0.mdx', source(`${good}tags: [openarm_can]\n`));
    expect(found).toEqual([]);
    expect(post).toMatchObject({ id: 'blog/can-1-1-0', route: '/blog/can-1-1-0', body: 'Text.\n', bodyLine: 7 });
    expect(post.frontmatter).toMatchObject({ title: 'News', date: new Date('2025-10-10'), tags: ['openarm_can'] });
  });

  it.each([
    [
      'no date',
      good.replace(/date.*\n/, ''),
      'content/blog/news.mdx:1: frontmatter has no "date". Write a day such as 2025-07-23, without quotes.',
    ],
    [
      'a date in words',
      good.replace('2025-10-10', 'yesterday'),
      'content/blog/news.mdx:4: frontmatter field "date" is wrong: expected a day such as 2025-07-23, without quotes.',
    ],
    [
      'a day that no calendar has',
      good.replace('2025-10-10', '2025-02-31'),
      'content/blog/news.mdx:4: frontmatter field "date": there is no day "2025-02-31".',
    ],
    [
      'an update before the publication',
      `${good}updated: 2025-10-09\n`,
      'content/blog/news.mdx:5: frontmatter: "updated" is earlier than "date". Correct one of them, or take "updated" out.',
    ],
    ['a tag that stands twice', `${good}tags: [a, b, a]\n`, 'content/blog/news.mdx:5: frontmatter field "tags" has "a" twice. Keep one.'],
    ['an unknown field', `${good}mood: good\n`, 'content/blog/news.mdx:5: unknown frontmatter field "mood". '],
  ])('and a mistake is named: %s', (_kind, fields, message) => {
    expect(problems(fields)).toEqual([expect.stringContaining(message)]);
  });

  it('and a post without text is a mistake', () => {
    expect(problems(good, '\n')).toEqual([
      'content/blog/news.mdx:6: has no content. Write the post below the frontmatter, or delete the file.',
    ]);
  });

  it.each(['2025/news.mdx', 'News.mdx', 'can_1.1.mdx'])('and its name must make a good address: %s', (name) => {
    expect(problems(good, undefined, name)).toEqual([
      `content/blog/${name}: the file name becomes the address of the post. Use lower-case letters, digits and hyphens, and put the file directly into content/blog.`,
    ]);
  });

  it('and its text is checked as strictly as a document', () => {
    const { problems: found } = readPost('news.mdx', source(good, 'Text.\n\n<Figur src="arm.svg" />\n'));
    expect(messages(found)).toEqual(['content/blog/news.mdx:8: unknown component <Figur>. Did you mean <Figure>?']);
  });
});

it('posts stand with the newest first, and posts of one day by their names', () => {
  const post = (name: string, date: string) => readPost(`${name}.mdx`, source(good.replace('2025-10-10', date))).text;
  const order = newestFirst([post('b', '2025-01-01'), post('c', '2026-01-01'), post('a', '2025-01-01')]).map(({ slug }) => slug);
  expect(order).toEqual(['c', 'a', 'b']);
});
