import { buildSite } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from './smallSite';

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
    files: {
      'src/site/sidebars.ts': sidebars,
      'src/site/navbar.ts': navbar,
      'src/site/footer.ts': footerSource(['/']),
      'src/site/tableDefinitions.ts': tablesSource(table),
      'src/templates/noDefault.tsx': 'export const Page = () => null;\n',
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
    'content/data/motors.csv:3: "J1" in column "joint" stands in line 2, too. Each row needs its own.',
    'content/docs/components.mdx:6: unknown component <Figur>. Did you mean <Figure>?',
    'content/docs/components.mdx:8: the figure "arm.svg" is not in content/figures. There is none.',
    'content/docs/empty.mdx:5: has no content: write the page below the frontmatter, or take its name out of src/site/sidebars.ts and delete the file.',
    'content/docs/frontmatter.mdx:1: frontmatter has no "title": give a text.',
    'content/docs/frontmatter.mdx:2: unknown frontmatter field "titel". Did you mean "title"?',
    'content/docs/frontmatter.mdx:3: frontmatter field "description" is wrong: expected one sentence of 20 to 200 characters.',
    "content/docs/guide/wiring.mdx: no sidebar names this document. Add 'guide/wiring' to a sidebar in src/site/sidebars.ts that topSidebar holds, or delete the file.",
    'content/docs/program.mdx:6: import in a document. Documents are data: components are known without an import, and numbers come from tables with <Value> or <DataTable>.',
    'content/docs/program.mdx:8: export in a document. Documents are data: components are known without an import, and numbers come from tables with <Value> or <DataTable>.',
    'content/docs/program.mdx:10: expression {y} in a document. Documents are data: use <Value> for a number, or write \\{ for a brace.',
    'content/docs/tables.mdx:4: frontmatter names the table "motors", but the page does not show it. Take it out of "tables".',
    'content/docs/tables.mdx:7: the table "motor" does not exist. Did you mean "motors"?',
    'content/docs/tables.mdx:9: <Value> names the row "J3", which table "motors" does not have in column "joint". Did you mean "J1"?',
    'src/site/navbar.ts: navbar item "More" has the unknown type "dropdown". Known: "sidebar", "link".',
    'src/site/navbar.ts: navbar item "dcosSidebar" names the sidebar "dcosSidebar", which does not exist. Did you mean "docsSidebar"?',
    'src/site/sidebars.ts: sidebar "docsSidebar" names the document "guide/wirring", which does not exist. Did you mean "guide/wiring"?',
    'src/site/sidebars.ts: sidebar "extraSidebar": item "" has no link target. Give it a document, an address or items that lead somewhere.',
    'src/site/sidebars.ts: sidebar "topSidebar" names the sidebar "docSidebar", which does not exist. Did you mean "docsSidebar"?',
    'src/site/sidebars.ts: sidebar "topSidebar": item "Nothing" has no link target. Give it a document, an address or items that lead somewhere.',
    'src/site/sidebars.ts: two items lead to the route "/": "Home" and "Home". Keep one.',
    'src/templates/noDefault.tsx: has no default export. Export the page component with "export default".',
  ])('reports: %s', (message) => expect(output).toContain(message));
});

describe('a site without documents', () => {
  const { status, output } = buildSite({
    name: 'no-documents',
    files: {
      'src/site/sidebars.ts': sidebarsSource({}),
      'src/site/navbar.ts': navbarSource([]),
      'src/site/footer.ts': footerSource([]),
      'src/site/tableDefinitions.ts': tablesSource(),
    },
  });

  it('stops the build and says what is missing', () => {
    expect(status).not.toBe(0);
    expect(output).toContain(
      'content/docs: docs instance "default" has no documents. Write the first one as content/docs/index.mdx and name it in src/site/sidebars.ts.',
    );
  });
});
