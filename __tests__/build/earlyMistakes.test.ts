import { buildSite, checkSite } from '../sites/buildSite';
import { guidePage, guideSite, guideTables } from '../sites/guideSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from '../sites/smallSite';

const sidebars = sidebarsSource({
  docsSidebar: ['index', 'guide/wirring', 'index', 'components', 'empty', 'program', 'frontmatter', 'tables'],
  extraSidebar: [''],
}).replace(
  'topSidebar: [',
  "topSidebar: [\n    { type: 'sidebar', id: 'docSidebar' },\n    { type: 'category', label: 'Nothing', items: [] },",
);

const navbar = navbarSource(['docsSidebar', 'dcosSidebar'], ["  { type: 'dropdown', label: 'More', position: 'left' } as never,"]);

const table = `
  motors: { title: 'Motors', key: 'joint', columns: { joint: { label: 'Joint', type: 'text' }, torque_nm: { label: 'Torque', type: 'number', unit: 'N·m' } } },
`;

describe('a site that is broken in every way', () => {
  const { status, output } = buildSite({
    name: 'broken',
    env: { GATSBY_ALGOLIA_APP_ID: 'no id', GATSBY_ALGOLIA_AGENT_ID: 'agent-0001', GATSBY_ALGOLIA_ADMIN_KEY: 'secret' },
    files: {
      'src/site/sidebars.ts': sidebars,
      'src/site/navbar.ts': navbar,
      'src/site/footer.ts': footerSource(['/']),
      'src/site/tableDefinitions.ts': tablesSource(table),
      'content/data/motors.csv': 'joint,torque_nm\nJ1,forty\nJ1,27\n',
      'content/docs/index.mdx': documentSource('Home', 'Text.'),
      'content/docs/guide/wiring.mdx': documentSource('Wiring', 'Text.'),
      'content/docs/components.mdx': documentSource('Components', '<Figur src="a.svg" alt="A" />\n\n<Figure src="arm.svg" alt="An arm" />'),
      'content/docs/empty.mdx': documentSource('Empty', ''),
      'content/docs/program.mdx': documentSource('Program', "import X from './x';\n\nexport const y = 1;\n\nText with {y}."),
      'content/docs/frontmatter.mdx': '---\ntitel: Wrong\ndescription: short\n---\n\nText.\n',
      'content/docs/tables.mdx': documentSource(
        'Tables',
        '<DataTable name="motor" />\n\n<Value table="motors" row="J3" column="torque_nm" />',
        'tables: [motors]\n',
      ),
    },
  });

  it('stops the build', () => expect(status).not.toBe(0));

  it.each([
    'content/data/motors.csv:2: column "torque_nm", value "forty": expected a number such as 12.5.',
    'content/data/motors.csv:3: "J1" in column "joint" is also in line 2. Each row needs its own key.',
    'content/docs/components.mdx:6: unknown component <Figur>. Did you mean <Figure>?',
    'content/docs/components.mdx:8: the figure "arm.svg" is not in content/figures. There is none.',
    'content/docs/empty.mdx:5: has no content. Write the page below the frontmatter, or remove its name from src/site/sidebars.ts and delete the file.',
    'content/docs/frontmatter.mdx:1: frontmatter has no "title". Write a text.',
    'content/docs/frontmatter.mdx:2: unknown frontmatter field "titel". Did you mean "title"?',
    'content/docs/frontmatter.mdx:3: frontmatter field "description" is wrong: expected one sentence of 20 to 200 characters.',
    "content/docs/guide/wiring.mdx: no sidebar lists this document. Add 'guide/wiring' to a sidebar in src/site/sidebars.ts that topSidebar includes, or delete the file.",
    'content/docs/program.mdx:6: import in a document. Documents are data. Remove the line: components need no import, and pictures and numbers are named by file and table.',
    'content/docs/program.mdx:8: export in a document. Documents are data. Remove it: show numbers of tables with <Value> or <DataTable>.',
    'content/docs/program.mdx:10: expression {y} in a document. Documents are data: use <Value> for a number, or \\{ for a literal brace.',
    'content/docs/tables.mdx:4: frontmatter names the table "motors", but the page doesn\'t show it. Remove it from "tables".',
    'content/docs/tables.mdx:7: the table "motor" doesn\'t exist. Did you mean "motors"?',
    'content/docs/tables.mdx:9: <Value> names the row "J3", which table "motors" doesn\'t have in column "joint". Did you mean "J1"?',
    'src/site/navbar.ts:5: navbar item "More" has the unknown type "dropdown". Known: "sidebar", "link".',
    'src/site/navbar.ts:4: navbar item "dcosSidebar" names the sidebar "dcosSidebar", which doesn\'t exist. Did you mean "docsSidebar"?',
    'src/site/sidebars.ts: sidebar "docsSidebar" names the document "guide/wirring", which doesn\'t exist. Did you mean "guide/wiring"?',
    'src/site/sidebars.ts: sidebar "extraSidebar": item "" has no link target. Give it a document, an address or items that lead somewhere.',
    'src/site/sidebars.ts:6: sidebar "topSidebar" names the sidebar "docSidebar", which doesn\'t exist. Did you mean "docsSidebar"?',
    'src/site/sidebars.ts:7: sidebar "topSidebar": item "Nothing" has no link target. Give it a document, an address or items that lead somewhere.',
    'src/site/sidebars.ts: two items lead to the route "/": "Home" and "Home". Keep one.',
    'environment: GATSBY_ALGOLIA_APP_ID is not an application id of capital letters and digits, such as ABCDE12345.',
    'environment: GATSBY_ALGOLIA_SEARCH_KEY is missing: the hosted search needs GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY. Set both, or neither.',
    'environment: GATSBY_ALGOLIA_ADMIN_KEY would be published: Gatsby puts GATSBY_ variables into the pages. Name it ALGOLIA_ADMIN_KEY.',
  ])('reports: %s', (message) => expect(output).toContain(message));
});

// What `npm run check` finds is what stops a build: see the site above. A guide without mistakes is what other tests build.
describe('a build guide that does not agree with its table', () => {
  const page = 'content/docs/hardware/assembly-guide/j1-j2-sub-assembly.mdx';
  const { status, output } = checkSite(
    guideSite('broken-guide', {
      [page]: guidePage.replace('step="3"', 'step="4"'),
      'content/figures/assembly-j1-j2-2-left.svg': undefined,
      'content/data/build-steps.csv': (guideTables['build-steps'] ?? '').replace('J1_C,', 'J1C,').replace('M4x10 x5', 'M4x10 x4'),
    }),
  );

  it('is no success for npm run check', () => expect(status).not.toBe(0));

  it.each([
    `${page}:31: the page has no step 3 of the guide "j1-j2", but content/data/build-steps.csv has "j1-j2-3". Add <BuildStep step="3" …>, or remove the row.`,
    `${page}:32: <BuildStep> shows step "4" of the guide "j1-j2", which content/data/build-steps.csv doesn't have. Add its row, or remove the step. Known: 1, 2, 3.`,
    `${page}:22: the drawing content/figures/assembly-j1-j2-2-left.svg is missing. Draw it with "npm run figures assembly".`,
    'content/data/build-steps.csv:5: "j1-j2-3": column "adds" names the part "J1C", which is not a part of the bill of materials, a motor, or in casing-parts.csv or build-items.csv. Did you mean "J1_C"?',
    'content/data/bom-arm-off-the-shelf.csv:2: "M4×10": for a robot content/data/bom-arm-off-the-shelf.csv has 10, and the steps of the build guides use 8. Correct the counts in content/data/build-steps.csv or in the list, or explain the difference in content/data/build-differences.csv.',
  ])('reports: %s', (message) => expect(output).toContain(message));
});
