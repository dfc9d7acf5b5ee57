import type { ChangesMonth, PageLink } from '../../model/pageTypes';
import { longDate } from '../../model/longDate';
import { changesRoute } from '../../site/changes';
import { site } from '../../site/site';
import { chromeOutside } from '../page';
import type { Page } from '../page';
import type { PageInput } from '../pageInput';

interface Entry {
  readonly day: string;
  readonly what: string;
  readonly pages: readonly PageLink[];
}

/** Changes of pages that exist now, and posts, newest first. */
function entriesOf({ content: { changes, documents, posts } }: PageInput): Entry[] {
  const pages = new Map([...documents, ...posts].map(({ file, route, frontmatter }) => [file, { href: route, label: frontmatter.title }]));
  const changed = changes.flatMap(({ day, what, files }) => {
    const links = files.flatMap((file) => pages.get(file) ?? []);
    return links.length > 0 ? [{ day, what, pages: links }] : [];
  });
  const written = posts.flatMap(({ route, frontmatter: { title, date, updated, description } }) => {
    const links = [{ href: route, label: title }];
    const entry = { day: date.toISOString().slice(0, 10), what: description, pages: links };
    return updated
      ? [entry, { day: updated.toISOString().slice(0, 10), what: `The post is updated. ${description}`, pages: links }]
      : [entry];
  });
  return [...changed, ...written].sort((one, other) => other.day.localeCompare(one.day));
}

/** Entries by month, and within it by day. */
function byMonth(entries: readonly Entry[]): ChangesMonth[] {
  const months = new Map<string, Map<string, Entry[]>>();
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const days = months.get(month) ?? new Map<string, Entry[]>();
    months.set(month, days.set(entry.day, [...(days.get(entry.day) ?? []), entry]));
  }
  return [...months].map(([month, days]) => ({
    id: month,
    title: longDate(`${month}-01`).replace(/^\d+ /, ''),
    days: [...days].map(([day, changes]) => ({
      id: day,
      title: longDate(day),
      changes: changes.map(({ what, pages }) => ({ what, pages })),
    })),
  }));
}

/** The page that lists all changes of texts by month, from the history of the sources and from the posts. Without both there is none. */
export function changesPage(input: PageInput): Page[] {
  const entries = entriesOf(input);
  if (entries.length === 0) return [];
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
      context: { title, description, months: byMonth(entries) },
      // Newest first.
      updated: new Date(entries[0]?.day ?? 0),
      cards: entries.flatMap(({ day, what, pages }) =>
        pages.map(({ href, label }) => ({ label, href, description: `${longDate(day)}. ${what}`, count: null })),
      ),
      outputs: { sitemap: true, markdown: true, socialCard: true, structuredData: 'CollectionPage', search: false, llms: 'optional' },
    },
  ];
}
