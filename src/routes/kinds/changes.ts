import type { ChangesMonth, PageLink } from '../../model/pageTypes';
import { longDate } from '../../model/longDate';
import { changesRoute } from '../../site/changes';
import { site } from '../../site/site';
import { chromeOutside } from '../page';
import type { Page } from '../page';
import type { PageInput } from '../pageInput';

/** What was changed on a day, and on which pages. */
interface Change {
  readonly day: string;
  readonly what: string;
  readonly pages: readonly PageLink[];
}

/** A day in UTC: 2026-11-22. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Changes of pages that exist now, and posts, newest first. */
function changesOf({ content: { history, documents, posts } }: PageInput): Change[] {
  const pages = new Map([...documents, ...posts].map(({ file, route, frontmatter }) => [file, { href: route, label: frontmatter.title }]));
  const commits = history.commits.map(({ time, subject, files }) => ({
    day: dayOf(time),
    what: subject,
    pages: files.flatMap((file) => pages.get(file) ?? []),
  }));
  const written = posts.flatMap(({ route, frontmatter: { title, date, updated, description } }) => {
    const post = { what: description, pages: [{ href: route, label: title }] };
    return [
      { ...post, day: dayOf(date) },
      ...(updated ? [{ ...post, day: dayOf(updated), what: `The post is updated. ${description}` }] : []),
    ];
  });
  return [...commits.filter(({ pages: touched }) => touched.length > 0), ...written].sort((one, other) => other.day.localeCompare(one.day));
}

/** Items under their keys, in the order in which the keys come first. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}

/** Changes by month, and within it by day. */
const byMonth = (changes: readonly Change[]): ChangesMonth[] =>
  grouped(changes, ({ day }) => day.slice(0, 7)).map(([month, ofMonth]) => ({
    id: month,
    title: longDate(`${month}-01`).replace(/^\d+ /, ''),
    days: grouped(ofMonth, ({ day }) => day).map(([day, ofDay]) => ({
      id: day,
      title: longDate(day),
      changes: ofDay.map(({ what, pages }) => ({ what, pages })),
    })),
  }));

/** The page that lists all changes of texts by month, from the history of the sources and from the posts. Without both there is none. */
export function changesPage(input: PageInput): Page[] {
  const changes = changesOf(input);
  const [newest] = changes;
  if (!newest) return [];
  const title = 'What changed';
  const description = `Every change to the pages of the ${site.title} documentation, newest first, with links to the pages it touched.`;
  const section = input.routes[0]?.section ?? '';
  const breadcrumbs = [...(section ? [{ label: section, href: '/' }] : []), { label: title }];
  return [
    {
      kind: 'changes',
      route: changesRoute,
      title,
      description,
      section,
      breadcrumbs,
      chrome: { ...chromeOutside(changesRoute, input.navbar), breadcrumbs },
      template: 'changes',
      context: { title, description, months: byMonth(changes) },
      updated: new Date(newest.day),
      cards: changes.flatMap(({ day, what, pages }) =>
        pages.map(({ href, label }) => ({ label, href, description: `${longDate(day)}. ${what}`, count: null })),
      ),
      outputs: { sitemap: true, markdown: true, socialCard: true, structuredData: 'CollectionPage', search: false, llms: 'optional' },
    },
  ];
}
