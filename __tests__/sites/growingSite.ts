import type { SmallSite } from './buildSite';
import { settingsSource } from './settingsSource';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from './smallSite';

/** Documents per section: a page lists its own section, so only the number of sections may grow. */
const sectionSize = 10;

const text = (index: number): string =>
  `Page ${index} of a site that grows.\n\n## Steps\n\n1. One action.\n2. Another one.\n\n| Joint | Motor |\n| --- | --- |\n| J${index % 8} | DM |\n`;

/**
 * A site of a number of documents in sections of ten; the sections stand one after the other. It is dark without a colour switch. The first
 * page is long enough to be scrolled.
 */
export function growingSite(count: number): SmallSite {
  const ids = Array.from({ length: count }, (_, index) => (index === 0 ? 'index' : `page-${String(index).padStart(3, '0')}`));
  const sections = Object.fromEntries(
    Array.from({ length: count / sectionSize }, (_, index) => [
      `section${index}`,
      ids.slice(index * sectionSize, (index + 1) * sectionSize),
    ]),
  );
  const body = (index: number): string => (index === 0 ? `${text(0)}\n${'Text that goes on.\n\n'.repeat(120)}` : text(index));
  return {
    name: `growing-${count}`,
    // As on a server that starts Gatsby by itself: workers run the queries, too.
    env: { GATSBY_CPU_COUNT: '2' },
    files: {
      'src/site/settings.ts': settingsSource({
        colourMode: "{ default: 'dark', disableSwitch: true, followSystem: false }",
        announcement: 'null',
        hideOnScroll: false,
      }),
      'src/site/sidebars.ts': sidebarsSource(sections),
      'src/site/navbar.ts': navbarSource(['section0']),
      'src/site/footer.ts': footerSource(['/']),
      'src/site/tableDefinitions.ts': tablesSource(),
      ...Object.fromEntries(ids.map((id, index) => [`content/docs/${id}.mdx`, documentSource(`Page ${index}`, body(index))])),
    },
  };
}
