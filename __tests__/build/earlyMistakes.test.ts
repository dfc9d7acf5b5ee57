import { buildSite } from '../sites/buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from '../sites/smallSite';

const sidebars = sidebarsSource({
  docsSidebar: ['index', 'guide/wirring', 'index', 'components', 'empty', 'program', 'frontmatter', 'tables'],
}).replace(
  'topSidebar: [',
  "topSidebar: [\n    { type: 'sidebar', id: 'docSidebar' },\n    { type: 'category', label: 'Nothing', items: [] },",
);

const navbar = navbarSource(['docsSidebar', 'dcosSidebar']);

const table = `
  motors: { title: 'Motors', key: 'joint', columns: { joint: { label: 'Joint', type: 'text' }, torque_nm: { label: 'Torque', type: 'number', unit: 'N·m' } } },
`;

// Unit tests have all messages. Here: a build stops and reports those of every kind of source together.
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
    'content/docs/components.mdx:6: unknown component <Figur>. Did you mean <Figure>?',
    'content/docs/components.mdx:8: the figure "arm.svg" is not in content/figures. There is none.',
    'content/docs/frontmatter.mdx:2: unknown frontmatter field "titel". Did you mean "title"?',
    "content/docs/guide/wiring.mdx: no sidebar lists this document. Add 'guide/wiring' to a sidebar in src/site/sidebars.ts that topSidebar includes, or delete the file.",
    'content/docs/program.mdx:6: import in a document. Documents are data: components need no import, and <Value> shows numbers of tables. Remove the line.',
    'content/docs/tables.mdx:7: <DataTable>: the table "motor" doesn\'t exist. Did you mean "motors"?',
    'content/docs/tables.mdx:9: <Value>: table "motors" has no row "J3". Known: "J1".',
    'src/site/navbar.ts:4: navbar item "dcosSidebar" names the sidebar "dcosSidebar", which doesn\'t exist. Did you mean "docsSidebar"?',
    'src/site/sidebars.ts:5: sidebar "topSidebar" names the sidebar "docSidebar", which doesn\'t exist. Did you mean "docsSidebar"?',
    'src/site/sidebars.ts: two items lead to the route "/": "Home" and "Home". Keep one.',
    'environment: GATSBY_ALGOLIA_APP_ID is not an application id of capital letters and digits, such as ABCDE12345.',
    'environment: GATSBY_ALGOLIA_ADMIN_KEY would be published: Gatsby puts GATSBY_ variables into the pages. Name it ALGOLIA_ADMIN_KEY.',
  ])('reports: %s', (message) => expect(output).toContain(message));
});
